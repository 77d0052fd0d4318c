import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { RowList } from '#ui/row-list'
import { Head, Section } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { useWords } from '../../i18n/use-words.ts'
import type { Language } from '../../routes/language.ts'
import { useLayout } from '../parts/use-layout.ts'
import type { Found } from './use-found.ts'
import { WORDS } from './words.ts'

interface ResultsProps {
  readonly language: Language
  readonly found: Found
  readonly onReset: () => void
}

/** The pages that were found, a screenful at first; where there are none, the ways out. */
export function Results({ language, found, onReset }: ResultsProps): ReactElement {
  const t = useWords()
  const { contact } = useLayout()
  const words = WORDS[language]
  const id = useId()
  const { pages } = found
  const [shown, setShown] = useState(FIRST)
  const hidden = pages.length - shown
  const list = useRef<HTMLDivElement>(null)
  // The button may go with what it showed last: one goes on at the first page that is new.
  useEffect(() => {
    if (shown > FIRST) list.current?.querySelectorAll('a')[shown - MORE]?.focus()
  }, [shown])
  return (
    <Section tone="sunken" labelledBy={id}>
      {pages.length === 0 ? (
        <>
          <Head id={id} size="t3" title={words.noneTitle} lead={words.none} />
          <Inline>
            <Button variant="solid" onClick={onReset}>
              {words.reset}
            </Button>
            <ButtonLink href={contact}>{words.ask}</ButtonLink>
          </Inline>
        </>
      ) : (
        <>
          <Head id={id} size="t3" title={words.results} />
          <Stack gap={6}>
            <div ref={list}>
              <RowList
                columns={1}
                items={pages.slice(0, shown).map(({ href, name, hint, family, universe }) => ({
                  href,
                  title: name,
                  text: [t(`badgeOf.${family}`), hint].filter(Boolean).join(' · '),
                  universe,
                }))}
              />
            </div>
            <Inline>
              {hidden > 0 && (
                <Button onClick={() => setShown(shown + MORE)}>
                  {words.more(Math.min(hidden, MORE))}
                </Button>
              )}
              <Button variant="ghost" onClick={onReset}>
                {words.reset}
              </Button>
            </Inline>
          </Stack>
        </>
      )}
    </Section>
  )
}

/** The first ones, then as many more each time. */
const [FIRST, MORE] = [20, 40]
