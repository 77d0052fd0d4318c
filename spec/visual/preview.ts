/** What the review brings into the page that shows stories: it is there in its own browser alone. */
import type { Agent } from './page/agent.ts'

/** Where the review shows stories itself. */
interface Shown {
  readonly visualAgent?: Agent
}

/** The same chance for each story, whichever came before and whatever Storybook itself drew. */
export const beforeEach = (): void => {
  ;(globalThis as Shown).visualAgent?.seed()
}
