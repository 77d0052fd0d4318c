/** A fork in a process: rules first, then a model that may only name a road on the list. */

export interface Fork<Road extends string> {
  readonly roads: readonly Road[]
  /** The first that knows the way decides, and no model is called. */
  readonly rules: readonly ((text: string) => Road | undefined)[]
  /** What the model answered, whatever that is. */
  readonly ask: (text: string, roads: readonly Road[]) => Promise<string>
}

export interface Turn<Road extends string> {
  readonly road: Road | 'person'
  readonly by: 'rule' | 'model' | 'nobody'
}

export const turn = async <Road extends string>(
  text: string,
  { roads, rules, ask }: Fork<Road>,
): Promise<Turn<Road>> => {
  for (const rule of rules) {
    const road = rule(text)
    if (road !== undefined) return { road, by: 'rule' }
  }
  const answer = await ask(text, roads).catch(() => '')
  const road = roads.find((one) => one === answer.trim())
  return road === undefined ? { road: 'person', by: 'nobody' } : { road, by: 'model' }
}
