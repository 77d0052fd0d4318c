'use client'
/** What each project makes of the library: a button, and what it opens. */
import { createElement, useState } from 'react'
import { Button, Dialog } from 'opale/ui'

export function Page() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return createElement(
    'main',
    { 'data-theme': 'dark' },
    createElement(Button, { variant: 'solid', onClick: () => setOpen(true) }, 'Ouvrir'),
    createElement(
      Dialog,
      { title: 'Bonjour', closeLabel: 'Fermer', open, onClose: close },
      'Elle est là.',
    ),
  )
}
