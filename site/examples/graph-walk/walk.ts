/** Answers along relations: every link says which document it comes from, and when it holds. */

export interface Link {
  readonly from: string
  readonly kind: string
  readonly to: string
  /** Where it was read, for whoever doubts the answer. */
  readonly said: string
  readonly since: string
  readonly until?: string
}

const holds = ({ since, until }: Link, day: string) =>
  since <= day && (until === undefined || day < until)

/** @param kinds relations to follow, in this order: the model may choose them, not the links */
export const walk = (
  links: readonly Link[],
  start: string,
  kinds: readonly string[],
  day: string,
): readonly (readonly Link[])[] =>
  kinds.reduce<readonly (readonly Link[])[]>(
    (paths, kind) =>
      paths.flatMap((path) => {
        const here = path.at(-1)?.to ?? start
        return links
          .filter((link) => link.from === here && link.kind === kind && holds(link, day))
          .map((link) => [...path, link])
      }),
    [[]],
  )
