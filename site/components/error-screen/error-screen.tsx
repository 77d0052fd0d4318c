import type { ReactElement } from 'react'
import { Button, ButtonLink } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { Icon } from '#ui/icon'
import * as css from './error-screen.css.ts'

/** Fills the window when nothing else is left, or stands in for one part of a page. */
export const ERROR_SCREEN_SIZES = ['page', 'region'] as const

export interface ErrorScreenProps {
  size?: (typeof ERROR_SCREEN_SIZES)[number]
  title: string
  /** The kind of device, as a line of its own. */
  device: string
  message: string
  details: { label: string; stack: string }
  retry: { label: string; onClick: () => void }
  home: { label: string; href: string }
  /** Advice that only some devices need. */
  note?: string | undefined
}

/** [2.7.1] What a visitor sees in place of a screen that could not be drawn. */
export function ErrorScreen(props: ErrorScreenProps): ReactElement {
  const { size = 'page', title, device, message, details, retry, home, note } = props
  const [Whole, Title] = size === 'page' ? (['main', 'h1'] as const) : (['div', 'h2'] as const)
  return (
    <Whole className={css.size[size]}>
      <div className={css.head} role="alert">
        <Icon name="alert" size={28} />
        <Title>{title}</Title>
        <p className={css.message}>{message}</p>
        <p className={css.device}>{device}</p>
      </div>
      {note !== undefined && (
        <p className={css.note}>
          <Icon name="info" />
          {note}
        </p>
      )}
      <div className={css.actions}>
        <Button variant="solid" onClick={retry.onClick}>
          {retry.label}
        </Button>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
      </div>
      <Disclosure title={details.label}>
        <section aria-label={details.label}>
          {/* It scrolls, so the keyboard must reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className={css.stack} tabIndex={0}>
            {details.stack}
          </pre>
        </section>
      </Disclosure>
    </Whole>
  )
}
