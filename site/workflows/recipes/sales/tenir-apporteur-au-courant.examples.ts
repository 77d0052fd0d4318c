import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const deal = (id: string, client: string, stage: string, who: string, closed = false) => ({
  Id: id,
  Name: `${client}, 2026`,
  StageName: stage,
  IsClosed: closed,
  Account: { Name: client },
  Referrer__r: { Name: who, Email: who === 'Zoé' ? null : `${who.toLowerCase()}@cabinet.example` },
})
const friday = [{}]
const sent = [{ id: 'g-1' }]

export const examples: readonly Example[] = [
  {
    name: both('Une conclue, une muette, une sans adresse', 'One won, one quiet, one unaddressed'),
    given: {
      friday,
      deals: [
        deal('d1', 'Prual', 'Closed Won', 'Anne', true),
        deal('d2', 'Oudin', 'Qualification', 'Anne'),
        deal('d3', 'Roy', 'Negotiation/Review', 'Anne'),
        deal('d4', 'Vial', 'Qualification', 'Marc'),
        deal('d5', 'Huet', 'Qualification', 'Zoé'),
        deal('d6', 'Denis', 'Closed Lost', 'Marc', true),
      ],
      known: [
        { deal: 'd1', stage: 'Proposal/Price Quote', day: '2026-10-02' },
        { deal: 'd2', stage: 'Qualification', day: '2026-09-18' },
        { deal: 'd4', stage: 'Qualification', day: '2026-11-06' },
        { deal: 'd6', stage: 'Closed Lost', day: '2026-09-04' },
      ],
      write: sent,
      mark: [{ id: 1 }, { id: 2 }],
      desk: sent,
    },
    expects: {
      plan: [
        {
          kind: 'news',
          to: 'anne@cabinet.example',
          text: both(
            '- Prual : affaire conclue, merci\n- Oudin : premier contact pris (rien de nouveau, nous suivons)',
            '- Prual: deal won, thank you\n- Oudin: first contact made (nothing new, we are on it)',
          ),
        },
        { kind: 'desk' },
      ],
      refused: { count: 0 },
    },
    asks: {
      mark: [
        { columns: { value: { deal: 'd1', stage: 'Closed Won', day: '2026-11-23' } } },
        { columns: { value: { deal: 'd2', day: '2026-11-23' } } },
      ],
      desk: [
        {
          message: both(
            'Apporteurs sans adresse dans Salesforce, à appeler :\n- Zoé : Huet',
            'Referrers without an address in Salesforce, to be rung up:\n- Zoé: Huet',
          ),
        },
      ],
    },
  },
  {
    name: both('Un message refusé, l’autre parti', 'One message refused, the other gone'),
    given: {
      friday,
      deals: [
        deal('d1', 'Prual', 'Closed Won', 'Anne', true),
        deal('d4', 'Vial', 'Qualification', 'Marc'),
      ],
      known: [{}],
      write: { runs: [{ fails: 'Invalid To header' }, sent] },
      mark: [{ id: 3 }],
      warn: sent,
    },
    expects: { 'kind.news': { count: 2 }, one: [{ deal: 'd4' }], desk: 'not reached' },
    asks: {
      mark: [{ columns: { value: { deal: 'd4', stage: 'Qualification' } } }],
      warn: [{ message: '- Anne <anne@cabinet.example> – Invalid To header' }],
    },
  },
  {
    name: both('Salesforce ne répond pas', 'Salesforce does not answer'),
    given: { friday, deals: { fails: 'INVALID_SESSION_ID' }, known: [{}], desk: sent },
    expects: { plan: [{ kind: 'desk' }], write: 'not reached' },
    asks: {
      desk: [
        {
          message: both(
            'Salesforce ne répond pas, aucun apporteur n’a été tenu au courant : INVALID_SESSION_ID',
            'Salesforce does not answer, no referrer was kept posted: INVALID_SESSION_ID',
          ),
        },
      ],
    },
  },
]
