/** When a bad day is more than a bad day, and when the questions are no longer the same. */

/** The chance of at least so many failures among so many answers, if nothing has changed. */
export const chanceOf = (failures: number, answers: number, usual: number): number => {
  let sum = 0
  let logWays = 0
  for (let count = 0; count <= answers; count += 1) {
    if (count >= failures)
      sum += Math.exp(logWays + count * Math.log(usual) + (answers - count) * Math.log(1 - usual))
    logWays += Math.log(answers - count) - Math.log(count + 1)
  }
  return Math.min(1, sum)
}

/** `look` about once a month by chance, `wake` less than once a year, at one count a day. */
export const alarm = (
  failures: number,
  answers: number,
  usual: number,
): 'quiet' | 'look' | 'wake' => {
  const chance = chanceOf(failures, answers, usual)
  if (chance < 0.001) return 'wake'
  return chance < 0.03 ? 'look' : 'quiet'
}

/** The fewest failures that raise an alarm. */
export const threshold = (answers: number, usual: number, kind: 'look' | 'wake'): number => {
  const limit = kind === 'wake' ? 0.001 : 0.03
  let failures = 0
  while (chanceOf(failures, answers, usual) >= limit) failures += 1
  return failures
}

/** Population stability index: this week's topics beside those of the cases drawn by lot. */
export const drift = (
  usual: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): number =>
  [...new Set([...Object.keys(usual), ...Object.keys(now)])]
    .map((topic) => [Math.max(usual[topic] ?? 0, 0.001), Math.max(now[topic] ?? 0, 0.001)] as const)
    .reduce((sum, [was, is]) => sum + (is - was) * Math.log(is / was), 0)
