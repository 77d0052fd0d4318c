/** An agent is a loop: the model chooses, the program does, somebody set the limit. */

export type Choice = { readonly tool: string; readonly input: string } | { readonly answer: string }

export interface Agent {
  /** Asks the model what to do next, given all that happened. */
  readonly choose: (history: readonly string[]) => Promise<Choice>
  readonly tools: ReadonlyMap<string, (input: string) => Promise<string>>
  readonly mostTurns: number
}

/** @returns no answer where the limit came first: a person takes over, with the history */
export const run = async (task: string, { choose, tools, mostTurns }: Agent) => {
  const history = [task]
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const choice = await choose(history)
    if ('answer' in choice) return { answer: choice.answer, history }
    const { tool, input } = choice
    const result = await tools.get(tool)?.(input).catch(String)
    history.push(`${tool}(${input}): ${result ?? 'no such tool'}`)
  }
  return { answer: undefined, history }
}
