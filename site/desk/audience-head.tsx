import { use, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { DateField } from '#ui/date-field'
import { Heading } from '#ui/heading'
import { Popover } from '#ui/popover'
import { Text } from '#ui/text'
import { isoDay, RANGES, type AskedPeriod } from '../audience/period.ts'
import { dateIn } from '../i18n/date.ts'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import { DEFAULT_LANGUAGE } from '../routes/language.ts'
import { AUDIENCE } from './addresses.ts'
import * as css from './audience.css.ts'
import { WORDS } from './audience-words.ts'
import { useAddress } from './use-address.ts'

/** Which days, and other ones. */
export function AudienceHead({ period }: { readonly period: AskedPeriod }): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const address = useAddress()
  const { from, to, range } = period
  return (
    <div className={css.head}>
      <div>
        <Heading level={1} size="t4">
          {words.title}
        </Heading>
        <Text tone="muted">
          {words.period(dateIn(language, isoDay(from)), dateIn(language, isoDay(to)))}
        </Text>
      </div>
      <div className={css.when}>
        <nav aria-label={words.rangesLabel}>
          <ul className={css.ranges}>
            {RANGES.map((each) => (
              <li key={each}>
                <a
                  className={css.range}
                  href={address(AUDIENCE, { range: each })}
                  aria-current={each === range ? 'true' : undefined}
                >
                  {words.ranges[each]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Popover label={words.own} align="end">
          <form className={css.own} action={AUDIENCE}>
            {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
            <DateField
              id="from"
              name="from"
              label={words.from}
              defaultValue={isoDay(from)}
              required
            />
            <DateField id="to" name="to" label={words.to} defaultValue={isoDay(to)} required />
            <Button type="submit" variant="solid">
              {words.show}
            </Button>
          </form>
        </Popover>
      </div>
    </div>
  )
}
