/** Whether a change is worth keeping: question by question, before and after. */
type Places = readonly (number | undefined)[]

export const compare = (before: Places, after: Places, first = 3) => {
  const within = (place: number | undefined) => (place ?? Infinity) <= first
  const gained = after.filter((place, at) => within(place) && !within(before[at])).length
  const lost = before.filter((place, at) => within(place) && !within(after[at])).length
  return { gained, lost, chance: signTest(gained, lost) }
}

/** How often a coin would split the changed questions at least as unevenly, either way. */
const signTest = (gained: number, lost: number): number => {
  const changed = gained + lost
  const least = Math.min(gained, lost)
  let tail = 0
  for (let heads = 0, ways = 1; heads <= least; heads++) {
    tail += ways / 2 ** changed
    ways = (ways * (changed - heads)) / (heads + 1)
  }
  return Math.min(1, 2 * tail)
}
