import type { JsonObject } from '../../flow/flow.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const ID = 'recAbCdEfGhIjKlMn'
const sheet = (
  id: string,
  name: string | Bilingual<string>,
  owner: string,
  more: JsonObject = {},
) => ({
  id,
  createdTime: '2024-01-08T09:00:00.000Z',
  name,
  purpose: both('paie', 'payroll'),
  data: both('identité, salaire', 'identity, salary'),
  recipients: both('cabinet Orme', 'Orme & Co'),
  retention: both('5 ans', '5 years'),
  owner,
  ...more,
})
const answered = (state: Bilingual<string>, k = ID) => [
  {
    k,
    who: ' Léa Roux ',
    state,
    said: both('Nouveau prestataire', 'New contractor'),
    submittedAt: '2026-11-23T08:30:00.000+01:00',
    formMode: 'production',
  },
]
const SAME = both('Rien n’a changé', 'Nothing changed')
const CHANGED = both('Quelque chose a changé', 'Something changed')
const PAY = both('Paie', 'Payroll')
const mailed = { accepted: ['x'] }
const LINK = 'https://n8n.votre-entreprise.example/form/register'

const NOTHING = [
  {
    completionMessage: both(
      'Ce lien n’est celui d’aucune fiche, ou le service ne répond pas. Écrivez à dpo@votre-entreprise.example.',
      'This link is of no sheet, or the service does not answer. Write to dpo@votre-entreprise.example.',
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Deux fiches d’un responsable, un muet, une sans adresse',
      en: 'Two sheets of one owner, one silent, one without an address',
    },
    given: {
      monthly: [{}],
      rows: [
        sheet('rec1', PAY, 'Lea@votre-entreprise.example', {
          reviewed: '2025-11-02',
          asked: '2025-10-01',
        }),
        sheet('rec2', both('Badges', 'Badges'), 'lea@votre-entreprise.example'),
        sheet('rec3', both('Lettre', 'Newsletter'), 'tom@votre-entreprise.example', {
          asked: '2026-09-01',
        }),
        sheet('rec4', both('Visiteurs', 'Visitors'), 'accueil', { reviewed: '2024-05-05' }),
        sheet('rec5', both('Caméras', 'Cameras'), 'tom@votre-entreprise.example', {
          state: 'changed',
        }),
        sheet('rec6', both('Ventes', 'Sales'), 'tom@votre-entreprise.example', {
          reviewed: '2026-02-01',
        }),
        sheet('rec7', both('Ancien', 'Old'), 'tom@votre-entreprise.example', { state: 'stopped' }),
      ],
      ask: [mailed, { error: 'Mailbox unavailable' }],
      date: [{ id: 'rec1' }, { id: 'rec2' }],
      tell: [mailed],
    },
    expects: {
      'kind.ask': [
        {
          owner: 'lea@votre-entreprise.example',
          count: 2,
          text: both(
            `Paie (relue le 2025-11-02)\nBut : paie\nDonnées : identité, salaire\nDestinataires : cabinet Orme\nConservation : 5 ans\n${LINK}?k=rec1\n\nBadges (jamais relue)\nBut : paie\nDonnées : identité, salaire\nDestinataires : cabinet Orme\nConservation : 5 ans\n${LINK}?k=rec2`,
            `Payroll (reviewed on 2025-11-02)\nPurpose: payroll\nData: identity, salary\nRecipients: Orme & Co\nKept for: 5 years\n${LINK}?k=rec1\n\nBadges (never reviewed)\nPurpose: payroll\nData: identity, salary\nRecipients: Orme & Co\nKept for: 5 years\n${LINK}?k=rec2`,
          ),
        },
        { owner: 'tom@votre-entreprise.example', count: 1 },
      ],
      asked: [
        { id: 'rec1', asked: '2026-11-23' },
        { id: 'rec2', asked: '2026-11-23' },
      ],
      lost: [{ lost: ['tom@votre-entreprise.example'] }],
    },
    asks: {
      tell: [
        {
          text: both(
            'Courriel refusé par : tom@votre-entreprise.example',
            'Email refused by: tom@votre-entreprise.example',
          ),
        },
        {
          text: both(
            'Lettre : demandée depuis le 2026-09-01 (tom@votre-entreprise.example)\nVisiteurs : aucun responsable joignable\nCaméras : changement annoncé, fiche à corriger',
            'Newsletter: asked for since 2026-09-01 (tom@votre-entreprise.example)\nVisitors: no owner to be reached\nCameras: change announced, sheet to be corrected',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une relance garde son premier jour', en: 'A reminder keeps its first day' },
    given: {
      monthly: [{}],
      rows: [sheet('rec3', PAY, 'tom@votre-entreprise.example', { asked: '2026-11-01' })],
      ask: [mailed],
      date: [{ id: 'rec3' }],
    },
    expects: {
      asked: [{ id: 'rec3', asked: '2026-11-01' }],
      lost: { count: 0 },
      tell: 'not reached',
    },
  },
  {
    name: { fr: 'Demandée, mais non datée', en: 'Asked for, but not dated' },
    given: {
      monthly: [{}],
      rows: [
        sheet('rec3', PAY, 'tom@votre-entreprise.example'),
        sheet('rec4', PAY, 'tom@votre-entreprise.example'),
      ],
      ask: [mailed],
      date: { fails: 'Service unavailable' },
      tell: [mailed],
    },
    expects: { asked: { count: 2 }, lost: { count: 0 } },
    asks: {
      tell: [
        {
          text: both(
            'Demandes envoyées, mais non datées : les soixante jours ne courent pas.',
            'Requests sent, but not dated: the sixty days do not run.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un registre vide', en: 'An empty register' },
    given: { monthly: [{}], rows: [], tell: [mailed] },
    expects: { ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Le registre ne se lit pas : aucune fiche',
            'The register cannot be read: no sheet',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le registre ne se lit pas', en: 'The register cannot be read' },
    given: { monthly: [{}], rows: { fails: 'Service unavailable' }, tell: [mailed] },
    expects: { 'kind.officer': { count: 1 }, ask: 'not reached' },
    asks: {
      tell: [
        {
          text: both(
            'Le registre ne se lit pas : Service unavailable',
            'The register cannot be read: Service unavailable',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Rien n’a changé', en: 'Nothing changed' },
    given: {
      answer: answered(SAME),
      one: [sheet(ID, PAY, 'lea@votre-entreprise.example')],
      stamp: [{ id: ID }],
      thanks: [{}],
    },
    expects: { read: [{ kind: 'same', who: 'Léa Roux' }], pass: 'not reached' },
    asks: {
      stamp: [{ columns: { value: { id: ID, reviewed: '2026-11-23', reviewed_by: 'Léa Roux' } } }],
      thanks: [{ completionTitle: both('Paie : noté', 'Payroll: noted') }],
    },
  },
  {
    name: { fr: 'Un changement', en: 'A change' },
    given: {
      answer: answered(CHANGED),
      one: [sheet(ID, PAY, 'lea@votre-entreprise.example')],
      pass: [mailed],
      flag: [{ id: ID }],
      thanks: [{}],
    },
    expects: { read: [{ kind: 'changed' }], stamp: 'not reached' },
    asks: {
      pass: [
        {
          subject: both('Registre, Paie : un changement', 'Register, Payroll: a change'),
          text: both('Léa Roux : Nouveau prestataire', 'Léa Roux: New contractor'),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Fini, mais le registre ne répond plus',
      en: 'Ended, but the register stops answering',
    },
    given: {
      answer: answered(both('Ce traitement a cessé', 'It has ended')),
      one: [sheet(ID, PAY, 'lea@votre-entreprise.example')],
      pass: [mailed],
      flag: { fails: 'Service unavailable' },
      sorry: [{}],
    },
    expects: { read: [{ kind: 'stopped' }], thanks: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: both(
            'Le délégué a reçu vos mots, mais le registre ne répond pas.',
            'The officer has your words, but the register does not answer.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un lien abîmé', en: 'A damaged link' },
    given: { answer: answered(SAME, 'recXYZ'), sorry: [{}] },
    expects: { 'start.broken': { count: 1 }, one: 'not reached' },
    asks: {
      sorry: [
        {
          completionMessage: both(
            'Ce lien n’est celui d’aucune fiche, ou le service ne répond pas. Écrivez à dpo@votre-entreprise.example.',
            'This link is of no sheet, or the service does not answer. Write to dpo@votre-entreprise.example.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Une fiche retirée du registre', en: 'A sheet removed from the register' },
    given: { answer: answered(SAME), one: { fails: 'Could not find record' }, sorry: [{}] },
    expects: { read: 'not reached' },
    asks: { sorry: NOTHING },
  },
  {
    name: { fr: 'La date ne s’écrit pas', en: 'The date cannot be written' },
    given: {
      answer: answered(SAME),
      one: [sheet(ID, PAY, 'lea@votre-entreprise.example')],
      stamp: { fails: 'Service unavailable' },
      sorry: [{}],
    },
    expects: { read: [{ kind: 'same' }], thanks: 'not reached' },
    asks: { sorry: NOTHING },
  },
  {
    name: { fr: 'Le délégué ne peut être joint', en: 'The officer cannot be reached' },
    given: {
      answer: answered(CHANGED),
      one: [sheet(ID, PAY, 'lea@votre-entreprise.example')],
      pass: { fails: 'SMTP: connection refused' },
      sorry: [{}],
    },
    expects: { read: [{ kind: 'changed' }], flag: 'not reached' },
    asks: { sorry: NOTHING },
  },
]
