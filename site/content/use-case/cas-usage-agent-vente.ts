import { defineUseCase } from './collection.ts'

export default defineUseCase({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Que peut préparer un agent de vente IA sans écrire aux clients à notre place ?',
    en: 'What can an AI sales agent prepare without writing to customers in our name?',
  },
  fr: {
    title: 'Agent de vente IA : préparer le rendez-vous, pas le mener',
    description:
      "Un agent de vente qui lit et prépare, sans jamais envoyer : l'échelle de ses droits, le coût d'une boucle, cinq mesures et un essai de vingt rendez-vous.",
    heading: 'Un agent qui prépare la vente et laisse le commercial vendre',
    name: 'Agent de vente',
    hint: "Avant l'appel, un dossier ; après l'appel, un brouillon.",
    lead: "Avant l'appel, il lit le compte et rend une page dont chaque ligne cite sa source. Après, il prépare la note et la relance, que vous relisez, rangez et envoyez. Prix, délais et envois restent à une personne : je ne donne à l'agent aucun outil pour s'en charger, et les autres droits viennent un par un.",
  },
  en: {
    title: 'AI sales agent: it prepares the meeting, you run it',
    description:
      'A sales agent that reads and prepares and never sends: its ladder of rights, what a loop costs, five measures, and a trial of twenty meetings.',
    heading: 'An agent that prepares sales and leaves selling to people',
    name: 'Sales agent',
    hint: 'A briefing before the call, a draft after it.',
    lead: 'Before a call it reads the account and hands in one page, every line with its source. Afterwards it drafts the note and the follow-up, which you review, file and send. Prices, dates and sending stay with a person: I give the agent no tool for them, and other rights are earned one at a time.',
  },
  related: [
    'workflow-qualification-leads',
    'developpeur-agents-ia',
    'glossaire-agents-ia',
    'glossaire-tool-calling',
    'faq-creer-agent-ia',
  ],
  balance: {
    title: { fr: 'Vos rendez-vous, vos minutes', en: 'Your meetings, your minutes' },
    inputs: {
      meetings: {
        name: { fr: 'Rendez-vous par mois', en: 'Meetings a month' },
        min: 10,
        max: 400,
        step: 10,
        value: 200,
      },
      before: {
        name: {
          fr: 'Minutes par rendez-vous, sans agent',
          en: 'Minutes a meeting, without an agent',
        },
        min: 5,
        max: 90,
        step: 5,
        value: 40,
      },
      after: {
        name: { fr: "Minutes avec l'agent", en: 'Minutes with the agent' },
        min: 1,
        max: 60,
        step: 1,
        value: 14,
      },
    },
    rows: [
      { name: { fr: "Aujourd'hui", en: 'Today' }, factors: ['meetings', 'before'], minutes: true },
      {
        name: { fr: "Avec l'agent", en: 'With the agent' },
        takes: true,
        factors: ['meetings', 'after'],
        minutes: true,
      },
      { name: { fr: 'Entretien', en: 'Upkeep' }, takes: true, factors: [8] },
    ],
  },
})
