import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const SIREN = '732829320'
const asked: Given = [
  {
    company: 'Durand Peinture',
    postcode: '56000',
    wanted: 12_000,
    seller: 'Inès',
    email: 'ines@peintures-leguen.example',
  },
]
const record = (more: object = {}): Given => [
  {
    results: [
      { siren: '404833048', nom_complet: 'AUTRE DURAND', etat_administratif: 'A' },
      {
        siren: SIREN,
        nom_complet: 'DURAND DECORATION (DURAND PEINTURE)',
        etat_administratif: 'A',
        date_creation: '2011-04-01',
        siege: { adresse: '4 RUE DU PORT 56000 VANNES', code_postal: '56000' },
        ...more,
      },
    ],
  },
]
const REASON = both(
  'enseigne Durand Peinture, siège à Vannes',
  'trading as Durand Peinture, in Vannes',
)
const found = (siren: string, sure: boolean, reason: Bilingual<string> = REASON) =>
  both(
    JSON.stringify({ output: { siren, sure, reason: reason.fr } }),
    JSON.stringify({ output: { siren, sure, reason: reason.en } }),
  )
const HEAD = both(
  `Inès demande un encours de 12\u00A0000\u00A0€ pour « Durand Peinture ».\nTrouvé : DURAND DECORATION (DURAND PEINTURE), SIREN ${SIREN}, 4 RUE DU PORT 56000 VANNES, créée le 01/04/2011\nReconnue à : ${REASON.fr}\n\n`,
  `Inès asks for a credit of €12,000 for “Durand Peinture”.\nFound: DURAND DECORATION (DURAND PEINTURE), SIREN ${SIREN}, 4 RUE DU PORT 56000 VANNES, founded on 01/04/2011\nRecognised by: ${REASON.en}\n\n`,
)
const FOOT = `\n\nhttps://annuaire-entreprises.data.gouv.fr/entreprise/${SIREN}`
const going = (more: Readonly<Record<string, Given>>) => ({
  form: asked,
  haiku: { says: [found(SIREN, true)] },
  verify: record(),
  notices: [{ total_count: 0, results: [] }],
  own: [],
  again: [],
  tell: [{ accepted: true }],
  ...more,
})
const decided = (fr: string, en: string, amount?: number): Given => [
  {
    data: {
      Décision: fr,
      Decision: en,
      ...(amount !== undefined && { 'Encours accordé (€)': amount, 'Credit granted (€)': amount }),
    },
  },
]
const told = (fr: string, en: string) => [
  {
    toEmail: 'ines@peintures-leguen.example',
    text: both(
      `DURAND DECORATION (DURAND PEINTURE) : ${fr}`,
      `DURAND DECORATION (DURAND PEINTURE): ${en}`,
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Rien à signaler, accord réduit', en: 'Nothing to report, less credit granted' },
    given: going({
      search: [{ results: [{ siren: SIREN, nom_complet: 'DURAND DECORATION' }] }],
      haiku: {
        says: [
          '{"tool": "search", "with": {"words": "Durand Peinture 56000"}}',
          found('732 829 320', true),
        ],
      },
      ask: decided('Accord', 'Agreed', 5000),
      create: [{ id: 41 }],
    }),
    expects: {
      sound: [{ siren: SIREN, known: true }],
      facts: [{ exists: false, points: [], zip: '56000' }],
      decision: [{ state: 'granted', record: 'create' }],
      byhand: 'not reached',
    },
    asks: {
      notices: [
        {
          queryParameters: {
            parameters: [
              { name: 'where', value: `registre like "${SIREN}" and familleavis="collective"` },
              { name: 'select', value: 'dateparution,typeavis_lib,tribunal,jugement,url_complete' },
              { name: 'order_by', value: 'dateparution desc' },
              { name: 'limit', value: '20' },
            ],
          },
        },
      ],
      ask: [
        {
          message: both(
            `${HEAD.fr}Rien à signaler : active, aucune procédure collective publiée au Bodacc, siège au code postal indiqué.${FOOT}`,
            `${HEAD.en}Nothing to report: active, no insolvency proceedings published in the Bodacc, registered at the postcode given.${FOOT}`,
          ),
        },
      ],
      create: [{ fieldsToSend: { value: { company_registry: SIREN, is_company: true } } }],
      tell: told(
        'compte accordé, encours de 5\u00A0000\u00A0€',
        'account granted, credit of €5,000',
      ),
    },
  },
  {
    name: {
      fr: 'Redressement, jeune, ailleurs, déjà client : refus',
      en: 'Receivership, young, elsewhere, a client already: refused',
    },
    given: going({
      verify: record({
        date_creation: '2026-02-10',
        siege: { adresse: '8 QUAI SUD 29000 QUIMPER', code_postal: '29000' },
      }),
      notices: [
        {
          results: [
            {
              dateparution: '2026-10-02',
              typeavis_lib: 'Avis initial',
              tribunal: 'Tribunal de commerce de Quimper',
              jugement: '{"nature":"Jugement d’ouverture de redressement judiciaire"}',
              url_complete: 'https://www.bodacc.example/A1',
            },
            {
              dateparution: '2025-01-20',
              typeavis_lib: 'Avis initial',
              tribunal: 'Tribunal de commerce de Quimper',
              jugement: null,
              url_complete: 'https://www.bodacc.example/A2',
            },
          ],
        },
      ],
      own: [{ id: 7, name: 'Durand Déco' }],
      ask: decided('Refus', 'Refused'),
    }),
    expects: {
      facts: [
        {
          exists: true,
          points: [
            both('société jeune, créée le 10/02/2026', 'young company, founded on 10/02/2026'),
            both(
              'siège à une autre adresse : 8 QUAI SUD 29000 QUIMPER',
              'registered at another address: 8 QUAI SUD 29000 QUIMPER',
            ),
            both(
              '02/10/2026 : Jugement d’ouverture de redressement judiciaire, Tribunal de commerce de Quimper https://www.bodacc.example/A1',
              '02/10/2026: Jugement d’ouverture de redressement judiciaire, Tribunal de commerce de Quimper https://www.bodacc.example/A1',
            ),
            both(
              '20/01/2025 : Avis initial, Tribunal de commerce de Quimper https://www.bodacc.example/A2',
              '20/01/2025: Avis initial, Tribunal de commerce de Quimper https://www.bodacc.example/A2',
            ),
            both('déjà dans Odoo : Durand Déco', 'in Odoo already: Durand Déco'),
          ],
        },
      ],
      decision: [{ state: 'refused', record: 'none' }],
      create: 'not reached',
    },
    asks: { tell: told('compte refusé', 'account refused') },
  },
  {
    name: {
      fr: 'Tous les registres se taisent, personne ne répond',
      en: 'All registers are silent, nobody answers',
    },
    given: going({
      verify: { fails: 'Too many requests' },
      notices: { fails: 'timeout of 15000ms exceeded' },
      own: { fails: 'Session expired' },
      ask: [{ data: {} }],
    }),
    expects: {
      facts: [
        {
          name: 'Durand Peinture',
          points: [
            both(
              'annuaire des entreprises non lu : Too many requests',
              'company register not read: Too many requests',
            ),
            both(
              'Bodacc non lu, procédures inconnues : timeout of 15000ms exceeded',
              'Bodacc not read, proceedings unknown: timeout of 15000ms exceeded',
            ),
            both(
              'Odoo non lu, peut-être déjà client : Session expired',
              'Odoo not read, may be a client already: Session expired',
            ),
          ],
        },
      ],
      decision: [{ state: 'silent', record: 'none' }],
    },
    asks: {
      tell: [
        {
          text: both(
            'Durand Peinture : pas de décision en trois jours, redemandez',
            'Durand Peinture: no decision within three days, please ask again',
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Société cessée ; Odoo refuse la fiche',
      en: 'Company closed; Odoo refuses the record',
    },
    given: going({
      verify: record({ etat_administratif: 'C', date_fermeture: '2026-06-30' }),
      ask: decided('Paiement d’avance', 'Payment in advance'),
      create: { fails: 'Access denied' },
      failed: [{ accepted: true }],
    }),
    expects: {
      facts: [
        { points: [both('entreprise cessée, le 30/06/2026', 'company closed, on 30/06/2026')] },
      ],
      decision: [{ state: 'advance', record: 'create' }],
    },
    asks: {
      failed: [
        {
          text: both(
            `DURAND DECORATION (DURAND PEINTURE) : compte accordé, paiement d’avance\nAccess denied\nSIREN ${SIREN}`,
            `DURAND DECORATION (DURAND PEINTURE): account granted, payment in advance\nAccess denied\nSIREN ${SIREN}`,
          ),
        },
      ],
    },
  },
  {
    name: {
      fr: 'Une autre demande a créé la fiche ; accord pour zéro euro',
      en: 'Another request made the record; agreed for no credit',
    },
    given: going({ ask: decided('Accord', 'Agreed', 0), again: [{ id: 41, name: 'DURAND' }] }),
    expects: { facts: [{ exists: false }], decision: [{ record: 'none' }], create: 'not reached' },
    asks: { tell: told('compte accordé, encours de 0\u00A0€', 'account granted, credit of €0') },
  },
  {
    name: { fr: 'Odoo se tait après l’accord', en: 'Odoo is silent after the yes' },
    given: going({
      ask: decided('Accord', 'Agreed'),
      again: { fails: 'Session expired' },
      failed: [{ accepted: true }],
    }),
    expects: { decision: [{ state: 'granted', record: 'type' }], create: 'not reached' },
    asks: {
      failed: [
        {
          text: both(
            `DURAND DECORATION (DURAND PEINTURE) : compte accordé, encours de 12\u00A0000\u00A0€\nSession expired\nSIREN ${SIREN}`,
            `DURAND DECORATION (DURAND PEINTURE): account granted, credit of €12,000\nSession expired\nSIREN ${SIREN}`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un chiffre de travers', en: 'One digit wrong' },
    given: {
      form: asked,
      haiku: { says: [found('732829321', true)] },
      byhand: [{ accepted: true }],
    },
    expects: { sound: [{ known: false }], verify: 'not reached' },
    asks: {
      byhand: [
        {
          toEmail: 'encours@peintures-leguen.example, ines@peintures-leguen.example',
          text: both(
            `${REASON.fr}\nDemandez son SIREN au client.`,
            `${REASON.en}\nAsk the client for their SIREN.`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      form: asked,
      haiku: { fails: 'The service is overloaded' },
      byhand: [{ accepted: true }],
    },
    expects: { 'find.error': { count: 1 }, sound: 'not reached' },
    asks: {
      byhand: [
        {
          subject: both(
            'Société à identifier : Durand Peinture',
            'Company to be identified: Durand Peinture',
          ),
        },
      ],
    },
  },
]
