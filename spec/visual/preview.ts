/** What the review brings into the page that shows stories: it acts in its own browser alone. */
import type { Agent } from './page/agent.ts'

/** Where the review shows stories itself. */
const { visualAgent } = globalThis as { readonly visualAgent?: Agent }

/** The same chance for each story, whichever came before. */
export const beforeEach = (): void => visualAgent?.seed()

/** And for each time that it is drawn: what Storybook itself draws meanwhile must not show. */
const fromTheStart = (story: () => unknown): unknown => {
  visualAgent?.seed()
  return story()
}

export const decorators = visualAgent === undefined ? [] : [fromTheStart]
