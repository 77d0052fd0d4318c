import type { ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Field } from '#ui/field'
import { Form } from '#ui/form'
import { Heading } from '#ui/heading'
import { Input } from '#ui/input'
import { QrCode } from '../components/qr-code/index.ts'
import { Inline, Stack } from '#ui/stack'
import { Text } from '#ui/text'
import { useWordsOf } from '../i18n/use-words.ts'
import * as css from './account.css.ts'
import { ACCOUNT, FACTOR, FACTOR_CODES, FACTOR_OFF, FACTOR_ON } from './addresses.ts'
import { WORDS } from './factor-words.ts'
import { Csrf } from './post-form.tsx'
import { useAddress } from './use-address.ts'

export interface FactorProps {
  readonly csrf: string
  /** Whether a code is asked for, and how many recovery codes are left. */
  readonly factor: { readonly on: boolean; readonly codes: number }
}

/** Turns the second factor on and off: by the password, so that a browser left open is not enough. */
export function Factor({ csrf, factor }: FactorProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <Stack gap={4}>
      <Heading level={2} size="t2">
        {words.title}
      </Heading>
      <Text>{factor.on ? words.on(factor.codes) : words.off}</Text>
      <Form method="post" action={address(FACTOR)}>
        <Csrf csrf={csrf} />
        <Field id="factor-password" label={words.password} required>
          <Input name="current" type="password" autoComplete="current-password" />
        </Field>
        <Inline gap={2}>
          {factor.on ? (
            <>
              <Button type="submit" variant="line" formAction={address(FACTOR_CODES)}>
                {words.renew}
              </Button>
              <Button type="submit" variant="ghost" formAction={address(FACTOR_OFF)}>
                {words.stop}
              </Button>
            </>
          ) : (
            <Button type="submit" variant="line">
              {words.start}
            </Button>
          )}
        </Inline>
      </Form>
    </Stack>
  )
}

export interface EnrolProps {
  readonly csrf: string
  readonly secret: string
  readonly drawing: { readonly size: number; readonly path: string }
  readonly error?: string | undefined
}

/** Shares a secret with an application, and sees that it has it. */
export function Enrol({ csrf, secret, drawing, error }: EnrolProps): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <Stack gap={5}>
      <Heading level={1} size="t4">
        {words.enrol}
      </Heading>
      <Text>{words.scan}</Text>
      <div className={css.code}>
        <QrCode {...drawing} label={words.qr} />
      </div>
      <Text>
        {words.key} <code className={css.key}>{secret.replace(/.{4}(?=.)/gu, '$& ')}</code>
      </Text>
      <div className={css.enrol}>
        <Form method="post" action={address(FACTOR_ON)}>
          <Csrf csrf={csrf} />
          <input type="hidden" name="secret" value={secret} />
          <Field id="code" label={words.code} error={error} required>
            <Input name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
          </Field>
          <Inline>
            <Button type="submit" variant="solid">
              {words.confirm}
            </Button>
          </Inline>
        </Form>
      </div>
    </Stack>
  )
}

/** Recovery codes, this once. */
export function Codes({ codes }: { readonly codes: readonly string[] }): ReactElement {
  const words = useWordsOf(WORDS)
  const address = useAddress()
  return (
    <Stack gap={5} align="start">
      <Heading level={1} size="t4">
        {words.codes}
      </Heading>
      <Text>{words.codesText}</Text>
      <ol className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLink variant="solid" href={address(ACCOUNT)}>
        {words.noted}
      </ButtonLink>
    </Stack>
  )
}
