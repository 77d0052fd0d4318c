/** The tools that work, by the id of their page: the script of one never comes with another's. */
import type { Open } from './frame/open.tsx'

export const TOOLS: Readonly<Partial<Record<string, () => Promise<{ readonly open: Open }>>>> = {
  'generateur-prompts-claude-ai': () => import('./prompts/index.tsx'),
  'quiz-maturite-ia-entreprise': () => import('./quiz/index.tsx'),
}
