import type { ReactElement } from 'react'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import type { Problem } from '../../workflows/document/problems.ts'
import { useTools } from '../context.ts'
import { problemText } from '../problem-text.ts'
import * as css from './shelf.css.ts'

interface ProblemsProps {
  readonly problems: readonly Problem[]
  readonly onUpgrade: () => void
}

/** What keeps the flow from doing what it should, the worst first; each leads to where it is. */
export function Problems({ problems, onUpgrade }: ProblemsProps): ReactElement {
  const { studio, words, language } = useTools()
  if (problems.length === 0) return <Text tone="muted">{words.shelf.fine}</Text>
  const sorted = problems.toSorted((one, other) => LEVELS[one.level] - LEVELS[other.level])
  return (
    <ul className={css.problems}>
      {sorted.map((problem) => {
        const { title, why } = problemText(problem, language, words.parts)
        const { node, fix } = problem
        return (
          <li
            key={`${problem.key} ${node ?? ''} ${JSON.stringify(problem.values)}`}
            className={css.problem}
          >
            <span className={css.level} data-level={problem.level}>
              <Icon name={problem.level === 'hint' ? 'info' : 'alert'} />
            </span>
            <div>
              {node === undefined ? (
                <strong>{title}</strong>
              ) : (
                <button type="button" className={css.where} onClick={() => studio.seek(node)}>
                  {title}
                </button>
              )}
              <p className={css.why}>{why}</p>
            </div>
            {fix && (
              <Button
                size="s"
                // An upgrade changes much at once: it is looked at before it is accepted.
                onClick={() => (problem.key === 'version-old' ? onUpgrade() : studio.perform(fix))}
              >
                {problem.key === 'version-old' ? words.shelf.see : words.shelf.fix}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const LEVELS: Readonly<Record<Problem['level'], number>> = { error: 0, warning: 1, hint: 2 }
