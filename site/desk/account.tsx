import { use, type ReactElement } from 'react'
import { Button } from '#ui/button'
import { Field, hidden } from '#ui/field'
import { Form } from '#ui/form'
import { Heading } from '#ui/heading'
import { Input } from '#ui/input'
import { Inline, Stack } from '#ui/stack'
import { Table } from '#ui/table'
import { Text } from '#ui/text'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import * as css from './account.css.ts'
import { WORDS } from './account-words.ts'
import { PASSWORD, SESSIONS } from './addresses.ts'
import { browserName } from './browser-name.ts'
import { Factor, type FactorProps } from './factor.tsx'
import { moment } from './moment.ts'
import { Csrf, PostForm } from './post-form.tsx'
import { useAddress } from './use-address.ts'

/** One browser that is signed in. */
export interface Device {
  readonly id: string
  readonly agent: string
  readonly created: number
}

/** Messages that went, and how. */
export interface Deletion {
  readonly at: number
  readonly how: 'purge' | 'delete' | 'command'
  readonly count: number
}

export interface AccountProps extends FactorProps {
  /** Id of the browser that asks. */
  readonly own: string
  readonly devices: readonly Device[]
  /** The latest first. */
  readonly deletions: readonly Deletion[]
}

/** How one gets in here, who is, and what is no more. */
export function Account(props: AccountProps): ReactElement {
  const { title } = useWordsOf(WORDS)
  return (
    <>
      <Heading level={1} size="t4">
        {title}
      </Heading>
      <div className={css.parts}>
        <Devices {...props} />
        <Password {...props} />
        <Factor {...props} />
        <Journal {...props} />
      </div>
    </>
  )
}

function Devices({ csrf, own, devices }: AccountProps): ReactElement {
  const words = useWordsOf(WORDS)
  return (
    <Stack gap={4}>
      <Heading level={2} size="t2">
        {words.sessions}
      </Heading>
      <Stack as="ul" gap={4}>
        {devices.map((device) => (
          <li key={device.id}>
            <Inline justify="between">
              <DeviceRow {...{ csrf, device }} isOwn={device.id === own} />
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

interface DeviceRowProps extends Pick<AccountProps, 'csrf'> {
  readonly device: Device
  readonly isOwn: boolean
}

function DeviceRow({ csrf, device, isOwn }: DeviceRowProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  const address = useAddress()
  const { id, agent, created } = device
  const { browser, system } = browserName(agent)
  const known = browser ?? words.unknown
  const name = system === undefined ? known : words.on(known, system)
  const since = words.since(moment(language, created))
  return (
    <>
      <div className={css.device}>
        <Text>{name}</Text>
        {browser === undefined && agent !== '' && (
          <Text size="s" tone="muted">
            {agent}
          </Text>
        )}
        <Text size="s" tone="muted">
          {since}
        </Text>
      </div>
      {isOwn ? (
        <Text strong>{words.here}</Text>
      ) : (
        <PostForm action={address(SESSIONS)} csrf={csrf} fields={{ id }}>
          <Button type="submit" size="s" variant="line">
            {words.end}
            <span className={hidden}>{` ${name} ${since}`}</span>
          </Button>
        </PostForm>
      )}
    </>
  )
}

function Password({ csrf }: AccountProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <Stack gap={4}>
      <Heading level={2} size="t2">
        {words.password}
      </Heading>
      <Form method="post" action={address(PASSWORD)}>
        <Csrf csrf={csrf} />
        <Field id="current" label={words.current} required>
          <Input name="current" type="password" autoComplete="current-password" />
        </Field>
        <Field id="next" label={words.next} help={words.nextHelp} required>
          <Input
            name="next"
            type="password"
            autoComplete="new-password"
            minLength={12}
            maxLength={256}
          />
        </Field>
        <Inline>
          <Button type="submit" variant="line">
            {words.change}
          </Button>
        </Inline>
      </Form>
    </Stack>
  )
}

function Journal({ deletions }: AccountProps): ReactElement {
  const words = useWordsOf(WORDS)
  const language = use(LanguageContext)
  return (
    <Stack gap={4}>
      <Heading level={2} size="t2">
        {words.journal}
      </Heading>
      <Text>{words.journalText}</Text>
      {deletions.length === 0 ? (
        <Text tone="muted">{words.journalNone}</Text>
      ) : (
        <Table
          name={words.journal}
          head={[words.when, words.what, words.count]}
          rows={deletions.map(({ at, how, count }) => ({
            header: moment(language, at),
            cells: [words.deeds[how], count],
          }))}
        />
      )}
    </Stack>
  )
}
