// Rows of 'allergens | line': every line holds them, and a reader is never to be told that it does not. One who had not read the code wrote them.

/** Lines that once came back as not containing what they contain. */
export const gotThrough = `
milk | 200 g rice, tossed in Lurpak
milk | potatoes, creamed
milk | 1 head cauliflower, cheesed
milk | 1 head broccoli, cheesy
milk | 1 ear corn, elote style
milk | tomatoes, caprese style
egg milk | 1 lb chicken, coated in ranch
egg wheat | 1 lb chicken, battered
wheat | 1 lb chicken, crumbed
wheat | 1 lb chicken, panéed
wheat | 1 lb chicken, southern fried
wheat | 1 lb chicken, en croute
sesame | 1 eggplant, everything-seasoned
peanut | 1 banana with PB
peanut | celery sticks with P.B.
peanut | 1 banana, smeared with pb
milk | 1/2 cup vegan butter (or regular)
milk | 1/2 cup vegan butter, or regular
tree_nut | 1 cup oats, contains no nuts except almonds
tree_nut | 1 cup oats, no nuts but almonds
tree_nut | 1 cup oats, no nuts other than almonds
tree_nut | 1 cup oats, nut-free apart from pecans
tree_nut | 1 cup oats, free of nuts besides walnuts
egg | 1 tbsp (vegan) mayo
wheat | 200 g gluten-free flour or plain
wheat | 200 g GF flour (or AP)
wheat | 200 g pasta (gluten-free or regular)
peanut | 200 g rice 🥜
peanut | 200 g rice with 🥜
peanut | 200 g rice, 🥜
milk | 200 g rice, 🧀
milk | 200 g rice with 🧀
milk | 200 g rice 🧈
milk | 200 g rice 🥛
milk | 200 g rice, 🍦
egg | 200 g rice, 🥚
egg | 200 g rice with 🍳
crustacean | 200 g rice with 🦐
crustacean | 200 g rice with 🦀
crustacean | 200 g rice with 🦞
mollusc | 200 g rice with 🦪
mollusc | 200 g rice with 🦑
mollusc | 200 g rice with 🐙
fish | 200 g rice with 🐟
fish | 200 g rice with 🍣
tree_nut | 200 g rice with 🌰
wheat | 200 g rice with 🍞
wheat | 200 g rice with 🥐
wheat | 200 g rice with 🥖
wheat | 200 g rice with 🍝
wheat | 200 g rice with 🌾
wheat | 200 g rice with 🍪
gluten | 200 g rice with 🍺
milk | 200 g rice with 🍕
milk | 200 g rice, バター
milk | 200 g rice (バター)
milk | 200 g rice with チーズ
egg | 200 g rice with 卵
wheat | 200 g rice with 小麦粉
peanut | 200 g rice with ピーナッツ
peanut | 200 g rice, 花生
peanut | 200 g rice with 花生酱
milk | 200 g rice with 牛奶
milk | 200 g rice with 黄油
egg | 200 g rice with 鸡蛋
crustacean | 200 g rice with 虾
crustacean | 200 g rice with 虾皮
fish | 200 g rice with 鱼露
sesame | 200 g rice with 芝麻
soy | 200 g rice with 酱油
mollusc | 200 g rice with 蚝油
milk | 200 g rice with 우유
egg | 200 g rice with 계란
peanut | 200 g rice with 땅콩
crustacean | 200 g rice with 새우
sesame | 200 g rice with 참깨
soy | 200 g rice with 간장
peanut | 200 g rice with ถั่วลิสง
fish | 200 g rice with น้ำปลา
crustacean | 200 g rice with กุ้ง
egg | 200 g rice with ไข่
milk | 200 g rice with молоко
milk | 200 g rice with сметана
milk | 200 g rice, творог
egg | 200 g rice with яйцо
peanut | 200 g rice with арахис
tree_nut | 200 g rice with орехи
wheat | 200 g rice with мука
fish | 200 g rice with рыба
milk | 200 g rice with حليب
milk | 200 g rice with زبدة
milk | 200 g rice with جبن
egg | 200 g rice with بيض
peanut | 200 g rice with فول سوداني
sesame | 200 g rice with طحينة
sesame | 200 g rice with سمسم
milk | 200 g rice with दूध
milk | 200 g rice with घी
milk | 200 g rice with पनीर
peanut | 200 g rice with मूंगफली
wheat | 200 g rice with आटा
wheat | 200 g rice with मैदा
milk | 200 g rice with חלב
milk | 200 g rice with γάλα
milk | 200 g rice with φέτα
egg | 200 g rice with αυγά
wheat | 1 apple crisp
wheat | 1 rhubarb tart
wheat | 1 onion tart
tree_nut | 1 lb green beans, almondine
wheat | 1 lb flour, gluten-free or otherwise
wheat | 1 lb gluten free? flour
peanut | 200 g rice, chocopeanuts
milk | 200 g rice, parmasan
milk | 200 g rice, yogart
milk | 200 g rice, buter
tree_nut | 200 g rice, almnods
tree_nut | 200 g rice, casew
tree_nut | 200 g rice, walnits
tree_nut | 200 g rice, pecons
tree_nut | 200 g rice, hazlenuts
peanut | 200 g rice, penuts
peanut | 200 g rice, peantus
peanut | 200 g rice, pnuts
egg | 200 g rice, mayonaise
egg | 200 g rice, mayonnase
fish | 200 g rice, achovies
fish | 200 g rice, salmn
fish | 200 g rice, tunna
crustacean | 200 g rice, shirmp
crustacean | 200 g rice, shrmp
crustacean | 200 g rice, prwans
crustacean | 200 g rice, loster
sesame | 200 g rice, seasame
sesame | 200 g rice, sesami
sesame | 200 g rice, tahinni
soy | 200 g rice, tofo
soy | 200 g rice, edemame
wheat | 200 g rice, flouur
wheat | 200 g rice, brd crumbs
wheat | 200 g rice, breadcrums
wheat | 200 g rice, spagetti
wheat | 200 g rice, maccaroni
mustard | 200 g rice, mustrad
celery | 200 g rice, celary
milk | 200 g rice, Philadelphia
egg | 200 g rice, Hellmann's
gluten | 200 g rice, Budweiser
peanut | 200 g rice, Skippy
peanut | 200 g rice, Jif
peanut | 200 g rice, Nutter Butter crumbs
milk peanut | 200 g rice, M&Ms
soy wheat | 200 g rice, Kikkoman
milk | 200 g rice, Lactaid
milk | 200 g rice, Fage
milk | 200 g rice, Chobani
milk | 200 g rice, Yoplait
milk | 200 g rice, Carnation
milk | 200 g rice, Lurpak
milk | 200 g rice, Kerrygold
milk | 200 g rice, Land O'Lakes
milk wheat | 200 g rice, Kraft Dinner
wheat | 200 g rice, Wheaties
wheat | 200 g rice, Twinkies
mustard | 200 g rice, French's
wheat | 200 g rice, farine
egg | 200 g rice, yemas
wheat | 200 g rice, harina
egg | 200 g rice, tuorli
egg | 200 g rice, albumi
tree_nut | 200 g rice, pistacchi
milk | 200 g rice, Kaese
milk | 200 g rice, Frischkäse
egg | 200 g rice, Eigelb
gluten | 200 g rice, Roggenbrot
wheat | 200 g rice, Brötchen
wheat | 200 g rice, Semmeln
wheat | 200 g rice, Semmelbrösel
wheat | 200 g rice, Paniermehl
wheat | 200 g rice, Knödel
peanut | 200 g rice, Erdnussbutter
crustacean | 200 g rice, Hummer
mollusc | 200 g rice, Tintenfisch
sesame | 200 g rice, Sesam
soy | 200 g rice, Sojasoße
peanut | 200 g rice, shengdana
fish | 200 g rice, sardinha
mollusc | 200 g rice, lula
mollusc | 200 g rice, polvo
mollusc | 200 g rice, mexilhões
gluten | 200 g rice, cevada
gluten | 200 g rice, centeio
peanut | 200 g rice, paçoca
milk | 200 g rice, süt
tree_nut | 200 g rice, antep fıstığı
peanut | 200 g rice, yer fıstığı
crustacean | 200 g rice, karides
fish | 200 g rice, hamsi
soy | 200 g rice, tonyu
soy | 200 g rice, aburage
wheat | 200 g rice, tenkasu
fish | 200 g rice, eo-mook
crustacean | 200 g rice, gejang
soy | 200 g rice, sufu
wheat | 200 g rice, mianjin
crustacean | 200 g rice, hae bi
fish | 200 g rice, prahok
peanut | 200 g rice, kacang
peanut | 200 g rice, rujak
fish | 200 g rice, ikan
fish | 200 g rice, ikan teri
soy | 200 g rice, tauco
soy | 200 g rice, taucu
soy | 200 g rice, kecap
mollusc | 200 g rice, cumi
milk | 200 g rice, susu
milk | 200 g rice, keju
milk | 200 g rice, mentega
milk | 200 g rice, moloko
milk | 200 g rice, syrniki
milk | 200 g rice, maslo
wheat | 200 g rice, muka
wheat | 200 g rice, manka
fish | 200 g rice, ryba
fish | 200 g rice, seledka
peanut | 200 g rice, arakhis
milk | 200 g rice, leben
milk | 200 g rice, halib
milk | 200 g rice, jibn
milk | 200 g rice, zabadi
tree_nut | 200 g rice, lawz
tree_nut | 200 g rice, fustuq
peanut | 200 g rice, ful sudani
wheat | 200 g rice, samid
wheat | 200 g rice, khubz
wheat | 200 g rice, apple crumble
wheat | 200 g rice, apple crisp
wheat | 200 g rice, peach cobbler
wheat | 200 g rice, rhubarb tart
wheat | 200 g rice, onion tart
wheat | 200 g rice, chicken burrito
wheat | 200 g rice, beef burrito
milk | 200 g rice, beef enchiladas
wheat | 200 g rice, chicken sandwich
sesame | 200 g rice, goddess dressing
tree_nut | 200 g rice, rocky road
tree_nut | 200 g rice, spumoni
tree_nut | 200 g rice, picada
tree_nut | 200 g rice, circassian chicken
milk tree_nut | 200 g rice, coronation chicken
tree_nut | 200 g rice, trout amandine
tree_nut | 200 g rice, green beans amandine
milk | 200 g rice, chicken a la king
milk | 200 g rice, chicken divan
milk | 200 g rice, chicken tetrazzini
milk | 200 g rice, nachos
egg | 200 g rice, choux
egg | 200 g rice, mousse
milk | 200 g rice, mocha
milk | 200 g rice, white russian
crustacean | 200 g rice, newburg
soy | 200 g rice, bacos
milk | 200 g rice, Doritos
peanut | 1 cup peanuts, peanut-free
peanut | 1 cup peanut-free peanuts
tree_nut | 1 cup almonds, nut-free
tree_nut | 1 cup nut-free almond flour
wheat | 1 cup seitan, gluten-free
wheat | 1 cup bulgur, gluten-free
wheat | 1 cup wheat flour, gluten-free
wheat | 1 cup gluten-free spelt
gluten | 1 cup barley, gluten-free
gluten | 1 cup gluten-free barley malt
sesame | 1 cup tahini, sesame-free
celery | 1 cup celery, celery-free
mustard | 1 cup mustard, mustard-free
milk | 1 cup "vegan" cheese
milk | 8 oz (vegan) cheese
milk | 8 oz (dairy-free) cheese
milk | 8 oz [vegan] cream cheese
milk | 8 oz vegan* cheese
milk | 8 oz preferably vegan cheese
wheat | 8 oz (gluten-free) pasta
wheat | 8 oz (gluten free) flour
wheat | 2 cups flour (gluten-free 1:1 works too)
wheat | 2 cups pasta - gluten-free or whatever
egg | 2 (vegan) eggs
`

/** Lines that were told, or not cleared, from the start. */
export const triedInVain = `
soy | 1 EL Sojasoße
milk | 1 cup malai
peanut | 6 Reese's cups
tree_nut | 100 g noix
tree_nut | 50 g nocciole
milk | 100 g Käse
milk | 100 g scamorza
wheat | 1 cup sooji
peanut | 1 cup peanut M&M's
tree_nut | 1 oz Frangelico
mustard | 1 tbsp mostaza
mustard | 2 tbsp mostarda di Cremona
wheat | 200 g tipo 00
milk | 100 g panna cotta
milk | 100 g Kaese
gluten | 100 g orzo
milk | 1 cup doodh
mustard | 1 c. à c. de moutarde
wheat | 200 g harina
milk | 2 tbsp ghee
egg | 2 uova
fish | 200 g merluza
fish | 1 tsp Golden Mountain fish sauce
wheat | 2 Twinkies
milk | 100 g fromage râpé
celery | 1 celeri-rave
milk | 1 cup Chobani
wheat | 200 g farina 00
mustard | 2 tbsp French's
milk | 100 g queso fresco
sesame | 1 tbsp furikake
celery | 1 cup waldorf salad
gluten | 1 cup barley miso
milk | 1 cup custard
tree_nut | 1 cup brazils
sesame | 1 tbsp shichimi togarashi
milk | 1 cup buttter
peanut | 1 cup beer nuts
tree_nut | 1 cup ground alm.
milk | 1 tbsp ghee-flavored whey
mollusc | 1 cup squid ink
milk | 1 cup dairy
celery | 1 tsp old bay
peanut | 1 lb chicken in groundnut stew
egg | 200 g pasta carbonara
tree_nut | 1 cup cobnuts
fish | 1 tbsp nuoc cham
sesame | 1 tbsp gomashio
wheat | 1 cup couscous
milk | 1 cup caseinate
egg | 1 loaf challah
milk | 1 cup malted milk
mustard | 1 tbsp dijon
fish | 4 tbsp masago
milk | 200 g pasta alfredo
milk | 1 cup creamcheese
milk | 1 cup yoghurt
tree_nut | 1 cup alm milk
soy | 1 lb pork, char siu
peanut | 1 tbsp p e a n u t s
gluten | 1 cup IPA
gluten | brats, boiled in pilsner
egg | 1 cup surimi
wheat | 1 lb chicken, milanesa
milk | 1 cup skim
tree_nut | 1 cup cashes
milk | 1 cup Grana
egg | 1 cup lemon curd
peanut | 1 tbsp peenut butter
peanut | 1 tbsp pea-nuts
milk | 1/2 cup butter or dairy-free butter
milk | 1 cup coconut milk milk
wheat | 200 g buckwheat and wheat flour
milk | 1 cup cashew cream cheese
milk | 1 cup oat milk or any milk
wheat | 200 g GF flour or AP
milk | 1 cup bisque
crustacean | 1 lb prawns
fish | 1 lb Chilean sea bass
peanut | 2 tbsp sunbutter or PB
soy | 2 tbsp coconut aminos (or tamari)
wheat | 200 g gluten-free or regular flour
egg | egg/eggplant
fish | 1 can rollmops
tree_nut | 1 cup oil free roasted almonds
milk | 1 cup butter beans in butter
tree_nut | 1 cup skin-free almonds
milk | 1 cup cacio e pepe sauce
fish | 1 lb katsuobushi
peanut | 1 cup almond-free peanut butter
milk | 1 cup milkfish in milk
milk | 1 cup fudge
milk | 1 cup milk of choice
crustacean | 1 lb krupuk
peanut | 1 cup sunflower butter (or nut butter)
egg | 1 flax egg or hen's egg
tree_nut | 1 cup oats, no peanuts just almonds
wheat | 200 g wheat-free? no: wheat
celery | 1 can cream of celery soup
tree_nut | 1 cup almonds, salt-free
egg | 1 vegan egg or omelette
milk | 1 cup cream of tartar with cream
peanut | 1 cup peanut butter, nut-free facility
egg | 200 g noodles (egg or eggless)
mollusc | 1 lb hotate
fish | 1 lb hamachi
milk | 1 cup almond/cow milk
milk | 1 cup butterscotch
tree_nut | 1 cup almonds, no need to chop
tree_nut | 1 cup oats, no more than 20 almonds
milk | 1 cup un-vegan cheese
egg | eggplant & eggs
tree_nut | 1 cup almonds, no salt
milk | 1 cup fondue
fish | 1 lb eel
wheat | 1 cup farinha de trigo
milk | 1 cup peynir
peanut | 1 cup arakhis
soy | 1 cup ssamjang
mollusc | 1 cup cumi
gluten | 1 cup centeio
milk | 1 cup tvorog
wheat | 1 cup kibbeh
wheat | 1 cup okonomiyaki sauce
wheat | 1 cup mianjin
gluten | 1 cup kvass
peanut | 1 cup gado gado sauce
tree_nut | 1 cup castanha-do-pará
egg | 2 onsen tamago
milk | 1 cup akkawi
sesame | 1 cup neri goma
sesame | 1 cup gergelim
crustacean | 1 cup tom yum paste
fish | 1 cup mentsuyu
soy | 1 cup taucu
wheat | 1 hot dog
fish | 1 cup ceviche
wheat | 1 potato bread
milk | 1 lb eggplant rollatini
milk | 1 carrot cake with frosting
fish | 1 cup bagna cauda
celery | 1 cup soup greens
milk | 1 beef lasagna
milk | 1 lb rasmalai
tree_nut | 1 cup rocky road
wheat | 1 peach cobbler
milk | 1 cup sour cream and onion chips
egg | 1 lb choux
egg | 1 lb mousse
tree_nut | 1 cup green beans amandine
fish | 1 lb imitation crab
celery | 1 cup soup vegetables
milk | 1 cup cheese puffs
wheat | 4 lamb kofte with breadcrumbs
milk | 1 beef stroganoff
milk | 1 lb chai latte
tree_nut | 1 cup baci
soy | 1 cup dark chocolate
milk | 1 lb cauliflower mornay
wheat | 1 chicken pot pie
milk | 1 cup half oat milk half cream
milk | 1 cup coconut milk powder
milk | 1 lb bread-and-butter pickles with butter
crustacean | 1 lb crab apples and crab
wheat | 1 lb wheat-free tamari or soy sauce
milk | 200 g rice. 100 g cheese.
egg | 3 LG EGGS
sesame | 1 lb sesame-free hummus, tahini
tree_nut | 1 lb peanut and almond
wheat | 1 lb corn or flour tortillas
mustard | 1 lb brown seeds, mustard
milk | 200 g rice, replace with cheese
wheat | 1 lb buckwheat flour and flour
milk | 200 g rice, vegan cream and cheese
egg | 1 cup egg noodles
egg | 2 large
fish | 1 lb fishless tuna or tuna
milk | 1 cup peanut butter fudge
milk | 200 g rice... cheese
wheat | 1 lb shortbread
milk | 1 cup non-dairy milk and butter
milk | 200 g rice, vegan cream, cheese
milk | 1 cup plant-based burger, cheddar
tree_nut | 1 lb walnut-size knob of ginger, walnuts
milk | 200 g rice (see note: add cheese)
milk | 200 g rice, hormone-free milk
egg | 1 cage-free large
egg | 1 cup century egg
wheat | 1 lb gingerbread
tree_nut | 1 lb peanuts or cashews
egg | 3 lg eggs
milk | 1 cup almond butter cups
milk | 200 g rice, dairy-free if you skip the butter
milk | 1 cup dairy-free chocolate, butter
egg | 1 beaten
milk | 200 g rice, cheese optional
milk | 1 cup oat-milk cream cheese
milk | 200 g rice, soy-free butter
wheat | 1 lb bread-and-butter pickles with bread
tree_nut | 1 lb coconut almond
milk | 200 g rice, vegan mayo and cheese
fish | 1 lb fish mint and fish
mustard | 1 lb rapeseed and mustard oil
milk | 200 g rice: cheese
milk | 1 cup fake butter or butter
wheat | 1 lb spaghetti squash or spaghetti
mollusc | 1 lb king oyster scallops and scallops
milk | 200 g rice, instead of oil use butter
soy | 1 lb soy-free mayo and tofu
wheat | 1 lb buckwheat & wheat
milk | 200 g rice, vegan (except butter)
celery | 1 lb sellery
egg | 1 cup egg drop soup
egg | 1 cup eggplant eggs benedict
milk | 1 cup soy, oat or dairy milk
mollusc | 1 lb mushrooms in oyster sauce
milk | 1 cup nondairy milk with whey
milk | 200 g rice | 100 g cheese
milk | 200 g rice; 100 g cheese
milk | 200 g rice / 100 g cheese
`
