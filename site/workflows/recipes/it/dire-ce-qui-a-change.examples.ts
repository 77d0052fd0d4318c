import type { Example } from '../recipe.ts'

const firing = (service: string, alertname: string, startsAt: string, status = 'firing') => ({
  status,
  labels: { alertname, service, severity: 'critical' },
  annotations: {},
  startsAt,
  endsAt: '0001-01-01T00:00:00Z',
  fingerprint: `${service}${alertname}`,
})
const received = (status: string, ...alerts: readonly object[]) => [
  {
    headers: {},
    params: {},
    query: {},
    body: { version: '4', status, groupKey: '{}', alerts: alerts as never },
  },
]
const merge = (full: string, title: string, merged_at: string) => ({
  iid: 45,
  title,
  merged_at,
  references: { full },
  web_url: `https://gitlab.votre-entreprise.example/${full.replace('!', '/-/merge_requests/')}`,
})
const SLOW = firing('boutique', 'LenteurPages', '2026-11-23T07:12:00.000Z')

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux alertes d’un service, une d’un autre, une sans service',
      en: 'Two alerts of one service, one of another, one of none',
    },
    given: {
      alert: received(
        'firing',
        firing('boutique', 'ErreursPaiement', '2026-11-23T07:14:00.000Z'),
        SLOW,
        firing('erp', 'FileBloquee', '2026-11-22T02:00:00.000Z'),
        firing('?', 'Sonde', '2026-11-22T02:00:00.000Z'),
        firing('web', 'Ancienne', '2026-11-23T05:00:00.000Z', 'resolved'),
      ),
      merged: [
        merge('groupe/facturation!12', 'New invoice layout', '2026-11-23T07:10:00.000Z'),
        merge('groupe/boutique!45', 'Cache <prices> & stock', '2026-11-23T05:02:00.000Z'),
        merge('groupe/dessin!3', 'Fix interpolation', '2026-11-22T01:00:00.000Z'),
        // After the fault began, and too long ago.
        merge('groupe/boutique!46', 'Revert cache', '2026-11-23T07:20:00.000Z'),
        merge('groupe/boutique!40', 'Old', '2026-11-21T07:20:00.000Z'),
      ],
      planned: [
        {
          status: 'confirmed',
          summary: 'Coupure opérateur',
          start: { dateTime: '2026-11-23T06:00:00+01:00' },
          htmlLink: 'https://agenda.example/e1',
        },
      ],
      // Grist gives seconds: 8.05 in Paris.
      journal: [{ id: 3, at: 1_795_417_500, service: 'pg-web', what: 'DROP INDEX orders_day' }],
      say: [{ ok: true }, { ok: true }, { ok: true }],
    },
    expects: {
      read: [
        { service: 'boutique', name: 'ErreursPaiement', from: '2026-11-21T02:00:00.000Z' },
        { service: 'boutique', key: 'boutiqueLenteurPages|2026-11-23T07:12:00.000Z' },
        { service: 'erp' },
        { service: '?' },
      ],
      rank: [
        {
          count: 4,
          text: {
            fr: ':mag: boutique, ErreursPaiement, LenteurPages, depuis le 23/11 08:12\n• *7 min avant*, fait à la main : DROP INDEX orders day\n• *2 h 10 avant*, fusion : Cache prices stock https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/45\n• 2 min avant, fusion : New invoice layout https://gitlab.votre-entreprise.example/groupe/facturation/-/merge_requests/12\n• 2 h 12 avant, intervention prévue : Coupure opérateur https://agenda.example/e1',
            en: ':mag: boutique, ErreursPaiement, LenteurPages, since 23/11 08:12\n• *7 min before*, done by hand: DROP INDEX orders day\n• *2 h 10 before*, merge: Cache prices stock https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/45\n• 2 min before, merge: New invoice layout https://gitlab.votre-entreprise.example/groupe/facturation/-/merge_requests/12\n• 2 h 12 before, planned intervention: Coupure opérateur https://agenda.example/e1',
          },
        },
        {
          service: 'erp',
          since: '2026-11-22T02:00:00.000Z',
          count: 2,
          text: {
            fr: ':mag: erp, FileBloquee, depuis le 22/11 03:00\n• 1 h 00 avant, fusion : Fix interpolation https://gitlab.votre-entreprise.example/groupe/dessin/-/merge_requests/3\n• 18 h 40 avant, fusion : Old https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/40',
            en: ':mag: erp, FileBloquee, since 22/11 03:00\n• 1 h 00 before, merge: Fix interpolation https://gitlab.votre-entreprise.example/groupe/dessin/-/merge_requests/3\n• 18 h 40 before, merge: Old https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/40',
          },
        },
        {
          service: '?',
          since: '2026-11-22T02:00:00.000Z',
          count: 2,
          text: {
            fr: ':mag: ?, Sonde, depuis le 22/11 03:00\n• 1 h 00 avant, fusion : Fix interpolation https://gitlab.votre-entreprise.example/groupe/dessin/-/merge_requests/3\n• 18 h 40 avant, fusion : Old https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/40',
            en: ':mag: ?, Sonde, since 22/11 03:00\n• 1 h 00 before, merge: Fix interpolation https://gitlab.votre-entreprise.example/groupe/dessin/-/merge_requests/3\n• 18 h 40 before, merge: Old https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/40',
          },
        },
      ],
      mail: 'not reached',
    },
    asks: {
      merged: [
        {
          queryParameters: {
            parameters: [{}, {}, { value: '2026-11-21T02:00:00.000Z' }, {}, { value: '100' }],
          },
        },
      ],
      say: [{}, {}, {}],
    },
  },
  {
    name: { fr: 'Rien n’a changé, une source muette', en: 'Nothing changed, one source silent' },
    given: {
      alert: received('firing', SLOW),
      merged: [{}],
      planned: [{}],
      journal: { fails: '403 - Forbidden' },
      say: [{ ok: true }],
    },
    expects: {
      rank: [
        {
          count: 0,
          text: {
            fr: ':mag: boutique, LenteurPages, depuis le 23/11 08:12\nAucun changement connu dans les 24 h : regardez plutôt la charge, un certificat, un fournisseur.\nNon lu : journal des changements',
            en: ':mag: boutique, LenteurPages, since 23/11 08:12\nNo change known in the last 24 h: look at the load, a certificate, a supplier instead.\nNot read: log of changes',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Slack tombe aussi', en: 'Slack goes down too' },
    given: {
      alert: received('firing', SLOW),
      merged: [merge('groupe/boutique!45', 'Cache', '2026-11-23T06:12:00.000Z')],
      planned: [{}],
      journal: [{}],
      say: { fails: 'service_unavailable' },
      mail: [{ messageId: '1' }],
    },
    expects: { rank: [{ count: 1 }] },
    asks: {
      mail: [
        {
          toEmail: 'astreinte@votre-entreprise.example',
          subject: { fr: 'Avant la panne : boutique', en: 'Before the fault: boutique' },
          text: {
            fr: ':mag: boutique, LenteurPages, depuis le 23/11 08:12\n• *1 h 00 avant*, fusion : Cache https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/45',
            en: ':mag: boutique, LenteurPages, since 23/11 08:12\n• *1 h 00 before*, merge: Cache https://gitlab.votre-entreprise.example/groupe/boutique/-/merge_requests/45',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'La panne est finie', en: 'The fault is over' },
    given: { alert: received('resolved', { ...SLOW, status: 'resolved' }) },
    expects: { read: { count: 0 }, say: 'not reached', settings: [{ hours: 24 }] },
  },
  {
    name: { fr: 'Le flux s’arrête', en: 'The flow stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'Changements' },
          execution: {
            lastNodeExecuted: 'Courriel',
            error: { message: 'Connection timeout' },
            url: 'https://n8n.votre-entreprise.example/execution/2',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { settings: 'not reached' },
    asks: {
      warn: [
        {
          text: {
            fr: ':warning: « Changements » s’est arrêté au nœud « Courriel » : Connection timeout\nhttps://n8n.votre-entreprise.example/execution/2',
            en: ':warning: “Changements” stopped at the node “Courriel”: Connection timeout\nhttps://n8n.votre-entreprise.example/execution/2',
          },
        },
      ],
    },
  },
]
