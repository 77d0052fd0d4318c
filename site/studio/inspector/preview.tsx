import { useDeferredValue, useMemo, type ReactElement } from 'react'
import { IconButton } from '#ui/button'
import { Icon } from '#ui/icon'
import { Text } from '#ui/text'
import { numberIn } from '../../i18n/number.ts'
import { useTools } from '../context.ts'
import { StudioGlyph } from '../glyphs.tsx'
import { useLooked } from './use-looking.ts'
import * as css from './inspector.css.ts'

/** What an expression comes to on an item that came in, with the data of the last run. */
export function Preview({ text }: { text: string }): ReactElement | null {
  const { words, language } = useTools()
  const { inspector } = words
  const { looking, item, setItem } = useLooked()
  // Who writes fast sees the value once they pause.
  const asked = useDeferredValue(text)
  const found = useMemo(
    () => (asked.startsWith('=') ? looking?.preview(asked, item) : undefined),
    [looking, asked, item],
  )
  if (!found || !looking) return null
  const { count } = looking
  const number = (value: number) => numberIn(language, value)
  return (
    <div className={css.preview}>
      <Text size="xs" tone="muted">
        {'fault' in found ? (
          inspector.fault(found.fault)
        ) : (
          <>
            {inspector.value(number(item + 1), number(count))}{' '}
            <code className={css.value}>{cut(found.value)}</code>
          </>
        )}
      </Text>
      {count > 1 && (
        <span className={css.turn}>
          <IconButton
            label={inspector.before}
            aria-disabled={item === 0}
            onClick={() => setItem(Math.max(0, item - 1))}
          >
            <StudioGlyph name="back" size={16} />
          </IconButton>
          <IconButton
            label={inspector.after}
            aria-disabled={item === count - 1}
            onClick={() => setItem(Math.min(count - 1, item + 1))}
          >
            <Icon name="right" size={16} />
          </IconButton>
        </span>
      )}
    </div>
  )
}

/** Characters: a whole document would push all other settings away. */
const LONGEST = 600

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
