import type { Example } from '../recipe.ts'

export const examples: readonly Example[] = [
  {
    name: { fr: 'Panne nouvelle', en: 'A new fault' },
    given: {
      fault: [
        {
          execution: {
            id: '412',
            url: 'https://n8n.atelier.example/workflow/7/executions/412',
            error: { message: 'Timeout after 3021 ms' },
            lastNodeExecuted: { fr: 'Lire le stock', en: 'Read the stock' },
            mode: 'trigger',
          },
          workflow: { id: '7', name: { fr: 'Stock du soir', en: 'Evening stock' } },
        },
      ],
      seen: [{}],
      open: [{ id: 9001, iid: 31 }],
      remember: [{ id: 1 }],
    },
    expects: {
      pattern: [
        {
          pattern: {
            fr: 'Stock du soir | Lire le stock | timeout after # ms',
            en: 'Evening stock | Read the stock | timeout after # ms',
          },
        },
      ],
      tally: [{ known: false, count: 1 }],
      raise: 'not reached',
      phone: 'not reached',
    },
    asks: {
      open: [
        {
          title: {
            fr: 'Panne : Stock du soir (Lire le stock)',
            en: 'Fault: Evening stock (Read the stock)',
          },
        },
      ],
      remember: [{ columns: { value: { issue: 31, count: 1 } } }],
    },
  },
  {
    name: { fr: 'La dixième fois', en: 'The tenth time' },
    given: {
      fault: [
        {
          execution: {
            id: '498',
            url: 'https://n8n.atelier.example/workflow/7/executions/498',
            error: { message: 'Timeout after 3044 ms' },
            lastNodeExecuted: { fr: 'Lire le stock', en: 'Read the stock' },
            mode: 'trigger',
          },
          workflow: { id: '7', name: { fr: 'Stock du soir', en: 'Evening stock' } },
        },
      ],
      seen: [{ id: 1, issue: 31, count: 9, last: '2026-11-23T08:25:00.000+01:00' }],
      raise: [{ id: 1 }],
      comment: [{ id: 5 }],
    },
    expects: {
      pattern: [
        {
          pattern: {
            fr: 'Stock du soir | Lire le stock | timeout after # ms',
            en: 'Evening stock | Read the stock | timeout after # ms',
          },
        },
      ],
      milestone: { count: 1 },
      open: 'not reached',
    },
    asks: {
      raise: [{ columns: { value: { count: 10 } } }],
      comment: [
        {
          issueNumber: 31,
          body: {
            fr: 'Même panne pour la 10e fois. Dernière exécution : https://n8n.atelier.example/workflow/7/executions/498',
            en: 'Same fault, 10 times now. Last run: https://n8n.atelier.example/workflow/7/executions/498',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Revenue après dix jours, GitLab fermé', en: 'Back after ten days, GitLab down' },
    given: {
      fault: [
        {
          trigger: { error: { message: 'IMAP <login_failed>' }, mode: 'trigger' },
          workflow: { id: '3', name: { fr: 'Boîte commune', en: 'Shared mailbox' } },
        },
      ],
      seen: [{ id: 2, issue: 12, count: 40, last: '2026-11-13T08:00:00.000+01:00' }],
      open: { fails: 'The service is unavailable' },
      phone: [{ ok: true }],
    },
    expects: {
      pattern: [
        {
          pattern: {
            fr: 'Boîte commune | - | imap <login_failed>',
            en: 'Shared mailbox | - | imap <login_failed>',
          },
        },
      ],
      tally: [{ known: false, count: 1 }],
      remember: 'not reached',
    },
    asks: {
      phone: [
        {
          text: {
            fr: 'GitLab refuse le ticket. Boîte commune : IMAP &lt;login_failed&gt;',
            en: 'GitLab refuses the issue. Shared mailbox: IMAP &lt;login_failed&gt;',
          },
        },
      ],
    },
  },
]
