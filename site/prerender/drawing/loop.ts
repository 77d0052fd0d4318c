/** One round turn of the thread, the letter o, as a hand writes it: 3.2 radii further right. */
export const loop = (r: number): string => {
  const by = (...parts: readonly number[]) => parts.map((part) => Math.round(part * r * 10) / 10)
  const [up, around, down] = [
    by(1.1, 0, 2.166, -0.28, 2.466, -0.8),
    by(-1.732, 0),
    by(0.3, 0.52, 1.366, 0.8, 2.466, 0.8),
  ]
  return `c${up.join(' ')}a${r} ${r} 0 1 0 ${around.join(' ')}c${down.join(' ')}`
}
