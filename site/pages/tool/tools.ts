/** The tools that work, by the id of their page: the script of one never comes with another's. */
import type { Open } from './frame/open.tsx'

export const TOOLS: Readonly<Partial<Record<string, () => Promise<{ readonly open: Open }>>>> = {
  'calculateur-tarifs-freelance': () => import('./rate/index.tsx'),
  'quiz-maturite-ia-entreprise': () => import('./quiz/index.tsx'),
}
