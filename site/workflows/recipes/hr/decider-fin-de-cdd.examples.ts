import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const EXTRA = both('accroissement', 'extra work')
const term = (id: string, name: string, start: string, end: string, more = {}) => ({
  id,
  name,
  manager: 'chef@votre-entreprise.example',
  start,
  end,
  reason: EXTRA,
  renewals: 0,
  ...more,
})
const chosen = (key: string, decision: Bilingual<string>, until = '') => [
  { key, decision, until, submittedAt: '2026-11-23T08:30:00.000+01:00', formMode: 'production' },
]
const RENEW = both('renouveler', 'renew')
const sent = [{ success: true }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Un lundi : à choisir, à dix jours, à signer, passé, sans date',
      en: 'A Monday: to choose, ten days ahead, to sign, passed, undated',
    },
    given: {
      monday: [{}],
      contracts: [
        term('r1', 'Anaïs', '2026-09-15', '2026-12-14'),
        term('r2', 'Bruno', '2026-11-20', '2026-12-01', { renewals: 2 }),
        term('r3', 'Chloé', '2026-06-01', '2026-12-20', { decision: RENEW }),
        term('r4', 'Dario', '2026-06-01', '2026-11-20'),
        term('r5', 'Elsa', '2026-06-01', '', { reason: both('remplacement', 'cover') }),
        term('r6', 'Fred', '2026-06-01', '2027-02-01'),
        term('r7', 'Gaël', '2026-06-01', '2026-12-05', {
          decision: both('laisser finir', 'let it end'),
        }),
      ],
      mail: sent,
      tell: sent,
    },
    expects: {
      soon: [
        { id: 'r1', state: 'ask', left: 21, pause: 31, may: true },
        { id: 'r2', state: 'ask', left: 8, pause: 6, may: false },
        { id: 'r3', state: 'paper' },
        { id: 'r4', state: 'past' },
        { id: 'r5', state: 'undated', pause: 0 },
      ],
      list: { count: 1 },
      decide: 'not reached',
    },
    asks: {
      mail: [
        {
          bodyContent: both(
            'Il reste 21 jour(s).\n- Laisser finir : aucun autre CDD sur ce poste avant 31 jour(s) d’ouverture.\n- Renouveler (0 déjà fait) : avenant signé avant le terme, jusqu’au 2028-03-14 au plus.\n- Proposer un CDI : par écrit daté, avant le terme ; les RH déclarent un refus à France Travail sous un mois (L. 1243-11-1).\n\nChoisir : https://n8n.votre-entreprise.example/form/fixed-term?key=r1',
            '21 day(s) left.\n- Let it end: no other fixed-term contract for this post before 31 opening day(s).\n- Renew (0 done): amendment signed before the term, until 2028-03-14 at most.\n- Offer a permanent contract: in writing, with a date, before the term; HR reports a refusal to France Travail within a month (L. 1243-11-1).\n\nChoose: https://n8n.votre-entreprise.example/form/fixed-term?key=r1',
          ),
        },
        {},
      ],
      tell: [
        {
          bodyContent: both(
            'Bruno : aucun choix, terme le 2026-12-01\nChloé : renouveler, à signer avant le 2026-12-20\nDario : terme passé le 2026-11-20, SANS CHOIX : dossier à clore\nElsa : sans terme précis, ou date illisible',
            'Bruno: no choice, term on 2026-12-01\nChloé: renew, to sign by 2026-12-20\nDario: term passed on 2026-11-20, NO CHOICE: file to close\nElsa: no set term, or unreadable date',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le responsable renouvelle', en: 'The manager renews' },
    given: {
      choice: chosen('r1', RENEW, '2027-03-14'),
      contracts: [term('r1', 'Anaïs', '2026-09-15', '2026-12-14', { renewals: 1 })],
      write: [{ id: 'r1' }],
      thanks: [{}],
    },
    expects: { decide: [{ ok: true, until: '2027-03-14' }], soon: 'not reached' },
    asks: {
      write: [{ columns: { value: { id: 'r1', decision: RENEW, decided_on: '2026-11-23' } } }],
    },
  },
  {
    name: { fr: 'Un renouvellement de trop', en: 'One renewal too many' },
    given: {
      choice: chosen('r1', RENEW, '2027-03-14'),
      contracts: [term('r1', 'Anaïs', '2026-09-15', '2026-12-14', { renewals: 2 })],
      refused: [{}],
    },
    expects: { decide: [{ ok: false, why: 'most' }], write: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: both(
            'Le nombre de renouvellements est atteint.',
            'No renewal is left.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Au-delà de dix-huit mois', en: 'Beyond eighteen months' },
    given: {
      choice: chosen('r1', RENEW, '2027-03-31'),
      contracts: [term('r1', 'Anaïs', '2025-09-15', '2026-12-14', { renewals: 1 })],
      refused: [{}],
    },
    expects: { decide: [{ ok: false, why: 'long' }], write: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: both(
            'Le contrat dépasserait 18 mois.',
            'The contract would last longer than 18 months.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un vieux lien', en: 'An old link' },
    given: {
      choice: chosen('r9', both('laisser finir', 'let it end')),
      contracts: [term('r1', 'Anaïs', '2026-09-15', '2026-12-14')],
      refused: [{}],
    },
    expects: { decide: [{ ok: false, why: 'unknown' }], 'ok.no': { count: 1 } },
  },
  {
    name: { fr: 'L’écriture échoue', en: 'It cannot be written' },
    given: {
      choice: chosen('r1', both('proposer un CDI', 'offer a permanent contract')),
      contracts: [term('r1', 'Anaïs', '2026-09-15', '2026-12-14')],
      write: { fails: 'INVALID_PERMISSIONS' },
      refused: [{}],
    },
    expects: { decide: [{ ok: true, why: '', until: '' }], thanks: 'not reached' },
    asks: {
      refused: [
        {
          completionMessage: both(
            'L’écriture a échoué : réessayez.',
            'It could not be written: try again.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Airtable ne répond pas', en: 'Airtable does not answer' },
    given: { monday: [{}], contracts: { fails: 'Service unavailable' }, tell: sent },
    expects: { soon: [{ state: 'broken' }], ask: { count: 0 }, mail: 'not reached' },
    asks: {
      tell: [
        {
          subject: both('CDD : la table ne se lit pas', 'Fixed terms: the table cannot be read'),
          bodyContent: 'Service unavailable',
        },
      ],
    },
  },
]
