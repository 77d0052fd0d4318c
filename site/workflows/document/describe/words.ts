export const WORDS = {
  fr: {
    untitled: 'Sans nom',
    starts: 'Ce qui le lance',
    noStart: 'Rien ne le lance encore.',
    steps: 'Étapes',
    joins: 'rejoint',
    back: 'revient à',
    off: 'éteinte',
    failed: 'En cas d’échec',
    way: (label: string, branch?: number) =>
      branch === undefined ? `Sortie « ${label} »` : `${label} ${branch}`,
    ends: 'rien de plus',
    needs: 'Ce qu’il faut',
    noAccounts: 'Aucun compte à relier.',
    unknown: 'Une extension de n8n pour',
    settings: 'Réglages',
    notes: 'Notes',
    retry: (times: number) => `nouvelle tentative en cas d’échec (${times} au plus)`,
    goesOn: 'continue en cas d’échec',
    yes: 'oui',
    no: 'non',
  },
  en: {
    untitled: 'Untitled',
    starts: 'What starts it',
    noStart: 'Nothing starts it yet.',
    steps: 'Steps',
    joins: 'joins',
    back: 'goes back to',
    off: 'switched off',
    failed: 'If it fails',
    way: (label: string, branch?: number) =>
      branch === undefined ? `Output “${label}”` : `${label} ${branch}`,
    ends: 'nothing more',
    needs: 'What it needs',
    noAccounts: 'No account to connect.',
    unknown: 'An extension of n8n for',
    settings: 'Settings',
    notes: 'Notes',
    retry: (times: number) => `tries again if it fails (${times} times at most)`,
    goesOn: 'goes on if it fails',
    yes: 'yes',
    no: 'no',
  },
} as const

/** Text that Markdown would read as marks. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>|#~]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ')
