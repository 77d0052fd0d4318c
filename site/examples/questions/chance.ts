/** Two models, graded blind on the same requests: is a lead more than luck? */

/** The chance that two equal models end at least that far apart; ties are left out. */
export const chanceOf = (wins: number, losses: number): number => {
  const pairs = wins + losses
  const lead = Math.max(wins, losses)
  let ways = 0
  let choices = 1 // ways to win none
  for (let won = 0; won <= pairs; won += 1) {
    if (won >= lead) ways += choices
    choices = (choices * (pairs - won)) / (won + 1)
  }
  return Math.min(1, (2 * ways) / 2 ** pairs)
}
