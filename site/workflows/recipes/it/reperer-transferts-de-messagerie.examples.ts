import type { Example } from '../recipe.ts'

const person = (id: string) => ({
  id,
  displayName: id.toUpperCase(),
  mail: `${id}@votre-entreprise.example`,
})
const page = (...value: readonly object[]) => ({ value: value as never })
const to = (...addresses: readonly string[]) =>
  addresses.map((address) => ({ emailAddress: { name: address, address } }))
const rule = (id: string, actions: object, isEnabled = true) => ({
  id,
  displayName: `Regle ${id}`,
  sequence: 1,
  isEnabled,
  isReadOnly: false,
  actions: { stopProcessingRules: true, ...actions },
})
const rules = (...value: readonly object[]) => ({
  statusCode: 200,
  headers: {},
  body: { value: value as never },
})
const FAILED = (statusCode: number, code: string) => ({
  statusCode,
  headers: {},
  body: { error: { code, message: code } },
})
const decided = (fr: string, en: string) => [{ data: { 'Cette règle': fr, 'This rule': en } }]
const THIEF = rule('r1', { forwardTo: to('Facture@autre.example'), delete: true })

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Sept boîtes : une règle à couper, une à permettre',
      en: 'Seven mailboxes: one rule to cut, one to allow',
    },
    given: {
      morning: [{}],
      users: [
        page(person('ana'), person('bob'), { id: 'x', displayName: 'Service', mail: null }),
        page(...['cleo', 'dan', 'eve', 'fay', 'gus'].map(person)),
      ],
      rules: [
        rules(THIEF),
        // Inside, in a subsidiary, by Exchange's own name, and one switched off.
        rules(
          rule('r2', { forwardTo: to('lou@votre-filiale.example', '/o=ExchangeLabs/cn=lou') }),
          rule('r3', { redirectTo: to('bob@ailleurs.example') }, false),
        ),
        FAILED(404, 'MailboxNotEnabledForRESTAPI'),
        FAILED(503, 'ServiceUnavailable'),
        rules(rule('r4', { forwardTo: to('comptable@cabinet.example') })),
        rules(rule('r5', { redirectTo: to('fay@chez-elle.example') })),
        rules(rule('r6', { moveToFolder: 'AAA' })),
      ],
      allowed: [{ id: 1, key: 'eve|comptable@cabinet.example' }],
      ask: { runs: [decided('à couper', 'cut it'), decided('permise', 'allowed')] },
      cut: [{ id: 'r1', isEnabled: false }],
      next: [{ success: true }],
      allow: [{ id: 2 }],
      blind: [{ id: 't1' }],
    },
    expects: {
      people: { count: 7 },
      judge: [
        {
          key: 'ana|facture@autre.example',
          rule: 'r1',
          text: {
            fr: 'ANA (ana@votre-entreprise.example) → facture@autre.example, règle « Regle r1 ». Elle efface ou range aussi les messages, ce qui les cache à leur destinataire.',
            en: 'ANA (ana@votre-entreprise.example) → facture@autre.example, rule “Regle r1”. It also deletes or files the messages, which hides them from their reader.',
          },
        },
        { key: 'fay|fay@chez-elle.example', rule: 'r5' },
        { what: 'blind' },
      ],
      open: 'not reached',
      'each.done': { count: 2 },
    },
    asks: {
      cut: [
        {
          url: 'https://graph.microsoft.com/v1.0/users/ana/mailFolders/inbox/messageRules/r1',
          jsonBody: '{"isEnabled":false}',
        },
      ],
      next: [
        {
          subject: {
            fr: 'Règle coupée : ana@votre-entreprise.example',
            en: 'Rule cut: ana@votre-entreprise.example',
          },
        },
      ],
      allow: [
        { columns: { value: { key: 'fay|fay@chez-elle.example', allowed_on: '2026-11-23' } } },
      ],
      blind: [
        {
          message: {
            fr: 'Règles de messagerie illisibles : 1 (dan@votre-entreprise.example)',
            en: 'Mail rules that could not be read: 1 (dan@votre-entreprise.example)',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Personne ne répond', en: 'Nobody answers' },
    given: {
      morning: [{}],
      users: [page(person('ana'))],
      rules: [rules(THIEF)],
      allowed: [{}],
      ask: [{}],
      open: [{ id: 't2' }],
    },
    expects: {
      judge: [{ what: 'found', mail: 'ana@votre-entreprise.example' }],
      cut: 'not reached',
    },
    asks: {
      open: [
        {
          message: {
            fr: 'TRANSFERT ENCORE ACTIF (sans réponse) : ANA (ana@votre-entreprise.example) → facture@autre.example, règle « Regle r1 ». Elle efface ou range aussi les messages, ce qui les cache à leur destinataire.',
            en: 'FORWARDING STILL ACTIVE (no answer): ANA (ana@votre-entreprise.example) → facture@autre.example, rule “Regle r1”. It also deletes or files the messages, which hides them from their reader.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Sept règles d’un coup, en silence', en: 'Seven rules at once, and silence' },
    given: {
      morning: [{}],
      users: [page(person('ana'))],
      rules: [
        rules(
          ...['s1', 's2', 's3', 's4', 's5', 's6'].map((id) =>
            rule(id, { forwardTo: to(`${id}@ailleurs.example`) }),
          ),
          rule('s7', { redirectTo: to('s7@ailleurs.example'), moveToFolder: 'RSS' }),
        ),
      ],
      allowed: [{}],
      ask: [{}],
      open: [{ id: 't6' }],
      blind: [{ id: 't7' }],
    },
    expects: {
      judge: [
        { rule: 's7', hides: true },
        { rule: 's1' },
        { rule: 's2' },
        { rule: 's3' },
        { rule: 's4' },
        { what: 'told' },
      ],
      cut: 'not reached',
    },
    asks: {
      blind: [
        {
          message: {
            fr: 'Cinq règles sont soumises aujourd’hui. À voir sans attendre, les autres : 2\n- ANA (ana@votre-entreprise.example) → s5@ailleurs.example, règle « Regle s5 »\n- ANA (ana@votre-entreprise.example) → s6@ailleurs.example, règle « Regle s6 »',
            en: 'Five rules are put to you today. To be seen without waiting, the others: 2\n- ANA (ana@votre-entreprise.example) → s5@ailleurs.example, rule “Regle s5”\n- ANA (ana@votre-entreprise.example) → s6@ailleurs.example, rule “Regle s6”',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Exchange refuse la coupure', en: 'Exchange refuses the cut' },
    given: {
      morning: [{}],
      users: [page(person('ana'))],
      rules: [rules(rule('r7', { forwardAsAttachmentTo: to('ana@ailleurs.example') }))],
      allowed: [{ id: 1, key: 'ana|autre@ailleurs.example' }],
      ask: decided('à couper', 'cut it'),
      cut: { fails: '403 - Forbidden' },
      open: [{ id: 't3' }],
    },
    expects: { judge: [{ key: 'ana|ana@ailleurs.example' }], next: 'not reached' },
    asks: {
      open: [
        {
          message: {
            fr: 'TRANSFERT ENCORE ACTIF (un service a refusé) : ANA (ana@votre-entreprise.example) → ana@ailleurs.example, règle « Regle r7 »',
            en: 'FORWARDING STILL ACTIVE (a service refused): ANA (ana@votre-entreprise.example) → ana@ailleurs.example, rule “Regle r7”',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Outlook ne pose pas la question', en: 'Outlook does not put the question' },
    given: {
      morning: [{}],
      users: [page(person('ana'))],
      rules: [rules(THIEF)],
      allowed: [{}],
      ask: { fails: 'Connection timeout' },
      open: [{ id: 't4' }],
    },
    expects: { judge: [{ what: 'found', rule: 'r1' }], allow: 'not reached' },
    asks: { open: [{ resource: 'channelMessage' }] },
  },
  {
    name: { fr: 'L’annuaire ne répond pas', en: 'The directory does not answer' },
    given: {
      morning: [{}],
      users: { fails: '401 - Unauthorized' },
      blind: [{ id: 't5' }],
    },
    expects: { people: 'not reached' },
    asks: {
      blind: [
        {
          message: {
            fr: 'Annuaire illisible : aucune règle de messagerie contrôlée ce matin.',
            en: 'Directory unreadable: no mail rule was checked this morning.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le flux s’arrête', en: 'The flow stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Transferts' },
          execution: {
            lastNodeExecuted: 'Teams',
            error: { message: 'Forbidden' },
            url: 'https://n8n.votre-entreprise.example/execution/8',
          },
        },
      ],
      halted: [{ success: true }],
    },
    expects: { settings: 'not reached' },
    asks: {
      halted: [
        {
          subject: {
            fr: 'Règles de messagerie : arrêt au nœud Teams',
            en: 'Mail rules: stopped at the node Teams',
          },
          bodyContent: 'Forbidden\nhttps://n8n.votre-entreprise.example/execution/8',
        },
      ],
    },
  },
]
