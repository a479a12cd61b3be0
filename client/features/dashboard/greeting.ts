/** 'Good evening, Ana.' for the hour on the reader's clock (0 to 23); 'Chef' for somebody without a first name. */
export function greetingFor(firstName: string, hour: number): string {
  return `${timesOfDay.find(([until]) => hour < until)?.[1] ?? 'Good evening'}, ${firstName.trim() || 'Chef'}.`
}

const timesOfDay = [
  [4, 'Good evening'],
  [12, 'Good morning'],
  [18, 'Good afternoon'],
] as const
