import { type ReactElement, useState } from 'react'
import { Button, BUTTON_SIZES, BUTTON_VARIANTS, ButtonLink, IconButton } from '#ui/button'
import { ButtonStates } from '../../components/button-states/index.ts'
import { CodeBlock } from '#ui/code-block'
import { Rows } from '#ui/rows'
import { Field } from '#ui/field'
import { Icon } from '#ui/icon'
import { Input } from '#ui/input'
import { RadioGroup } from '#ui/radio-group'
import { Head, Section, Split } from '#ui/section'
import { Inline, Stack } from '#ui/stack'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { useLayout } from '../../router/content.ts'
import * as css from './demo.css.ts'
import type { Words } from './words.ts'
import { type Choice, snippetOf } from './snippet.ts'

/** [2.1.116] Every variant and state, one to try, and the code that makes it. */
export function Buttons({ words }: { words: Words['buttons'] }): ReactElement {
  return (
    <>
      <Section labelledBy="states">
        <Head id="states" title={words.states.title} lead={words.states.lead} />
        <ButtonStates
          name={words.states.title}
          variant={words.variant}
          variants={words.variants}
          states={words.states.names}
          label={words.states.label}
        />
      </Section>
      <Section tone="sunken" labelledBy="try">
        <Try words={words} />
      </Section>
      <Section labelledBy="others">
        <Split>
          <Head id="others" title={words.others.title} lead={words.others.lead} />
          <Others words={words} />
        </Split>
      </Section>
      <Section tone="sunken" labelledBy="rules">
        <Split>
          <Head id="rules" title={words.rules.title} />
          <Rows rows={words.rules.rows.map((row, at) => ({ ...row, icon: RULE_ICONS[at] }))} />
        </Split>
      </Section>
    </>
  )
}

const RULE_ICONS = ['check', 'chat', 'window', 'pen'] as const

function Try({ words }: { words: Words['buttons'] }): ReactElement {
  const [choice, set] = useState<Choice>({
    variant: 'solid',
    size: 'm',
    label: words.try.label,
    icon: true,
    disabled: false,
    busy: false,
  })
  const [clicks, setClicks] = useState(0)
  const toggle = (key: 'icon' | 'disabled' | 'busy') => (
    <Switch
      id={`button-${key}`}
      label={words.try[key]}
      checked={choice[key]}
      onChange={({ currentTarget }) => set({ ...choice, [key]: currentTarget.checked })}
    />
  )
  const { variant, size, label, icon, disabled, busy } = choice
  return (
    <>
      <Head id="try" title={words.try.title} lead={words.try.lead} />
      <Split ratio="1:1">
        <div className={css.controls}>
          <RadioGroup
            id="variant"
            name="variant"
            legend={words.variant}
            variant="pills"
            value={variant}
            onValueChange={(value) => set({ ...choice, variant: value as Choice['variant'] })}
            options={BUTTON_VARIANTS.map((value) => ({ value, label: words.variants[value] }))}
          />
          <RadioGroup
            id="button-size"
            name="button-size"
            legend={words.try.size}
            variant="segment"
            value={size}
            onValueChange={(value) => set({ ...choice, size: value as Choice['size'] })}
            options={BUTTON_SIZES.map((value) => ({ value, label: words.try.sizes[value] }))}
          />
          <Field id="button-label" label={words.try.words}>
            <Input
              value={label}
              maxLength={40}
              autoComplete="off"
              onChange={({ currentTarget }) => set({ ...choice, label: currentTarget.value })}
            />
          </Field>
          <div>
            {toggle('icon')}
            {toggle('disabled')}
            {toggle('busy')}
          </div>
        </div>
        <Stack gap={5}>
          <div className={css.stage}>
            <Button
              {...{ variant, size, disabled, busy }}
              onClick={() => setClicks((count) => count + 1)}
            >
              {label || words.try.label}
              {icon && <Icon name="arrow" />}
            </Button>
            <Text as="span" size="s" tone="muted">
              <output>{words.try.clicks(clicks)}</output>
            </Text>
          </div>
          <CodeBlock
            name={words.try.code}
            language="TSX"
            copy={words.try.copy}
            copied={words.try.copied}
            failed={words.try.copyFailed}
          >
            {snippetOf({ ...choice, label: label || words.try.label })}
          </CodeBlock>
        </Stack>
      </Split>
    </>
  )
}

function Others({ words: { others } }: { words: Words['buttons'] }): ReactElement {
  const { contact } = useLayout()
  return (
    <Stack gap={5}>
      <Inline>
        <ButtonLink href={contact} variant="contact">
          {others.contact}
        </ButtonLink>
        <IconButton label={others.search}>
          <Icon name="search" />
        </IconButton>
        <IconButton framed label={others.info}>
          <Icon name="info" />
        </IconButton>
      </Inline>
      <Text size="s" tone="muted">
        {others.note}
      </Text>
    </Stack>
  )
}
