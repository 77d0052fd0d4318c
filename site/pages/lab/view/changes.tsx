import { Fragment, type ReactElement } from 'react'
import { type Change, deltaOf } from '../run/difference.ts'
import { useTools } from './context.ts'
import * as css from './inspector.css.ts'
import { shortJson } from './json-text.ts'

/** Fields that changed: what was is struck out, what is stands out. */
export function Changes({
  changes,
  name,
}: {
  changes: readonly Change[]
  name: string
}): ReactElement {
  const { words, number } = useTools()
  const { inspector } = words
  if (changes.length === 0) return <p className={css.nothing}>{inspector.same}</p>
  const value = (one: unknown) =>
    one === undefined ? <i>{inspector.absent}</i> : <code>{shortJson(one, number)}</code>
  return (
    <table className={css.table}>
      <caption className={css.hidden}>{name}</caption>
      {/* Told, not shown: what is struck out and what is bold says it to the eye. */}
      <thead className={css.hidden}>
        <tr>
          {[inspector.field, inspector.before, inspector.after, inspector.delta].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, MOST).map((change) => {
          const { path, before, after } = change
          const delta = deltaOf(change)
          return (
            <tr key={path}>
              <th scope="row">
                <code>{broken(path)}</code>
              </th>
              {isEntry(change) ? (
                <td colSpan={3} className={after === undefined ? css.gone : css.come}>
                  <span>{after === undefined ? inspector.gone : inspector.come}</span>{' '}
                  <code>{shortJson(after ?? before, number, 300)}</code>
                </td>
              ) : (
                <>
                  <td className={css.before}>{value(before)}</td>
                  <td className={css.after}>{value(after)}</td>
                  <td className={css.delta}>
                    {delta !== undefined && `${delta > 0 ? '+' : '−'}${number(Math.abs(delta))}`}
                  </td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Something that came or went as a whole: it needs the whole width. */
const isEntry = ({ before, after }: Change): boolean =>
  (before === undefined && typeof after === 'object') ||
  (after === undefined && typeof before === 'object')

/** More than any command of the rules changes; `reset` comes closest. */
const MOST = 200

/** Long paths may break after their dots. */
const broken = (path: string): readonly ReactElement[] =>
  path
    .split('.')
    .map((_, i, parts) => parts.slice(0, i + 1).join('.'))
    .map((whole) => (
      <Fragment key={whole}>
        {whole.includes('.') && (
          <>
            .<wbr />
          </>
        )}
        {whole.slice(whole.lastIndexOf('.') + 1)}
      </Fragment>
    ))
