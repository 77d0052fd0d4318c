import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Que peut encore automatiser une IA autour du port de Marseille, qui a déjà son logiciel de place ?',
    en: 'What is left for AI around the port of Marseille, which already shares one system?',
  },
  fr: {
    title: 'Freelance IA à Marseille : les papiers avant le logiciel',
    description:
      'Autour du port de Marseille-Fos : ce que Ci5 fait déjà, les papiers que personne ne dématérialise, un contrôle calculé, et comment se passe une venue.',
    heading: 'Moins de ressaisie autour du port',
    name: 'Freelance IA à Marseille',
    hint: 'Documents de transport lus, contrôlés, puis versés dans vos outils.',
    lead: "J'automatise ce qui arrive avant le logiciel de place : factures, listes de colisage, courriels de correspondants étrangers, encore recopiés à la main. Un modèle en extrait les champs, un calcul les vérifie, une personne tranche les écarts. Le port a déjà son système, Ci5 ; je n'en construis pas un second. Je travaille à distance, sauf pour voir les papiers.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'lundi',
        title: 'Un lundi à côté de la déclarante',
        lead: 'Les papiers ne sont pas à quai : ils sont dans une boîte partagée, un classeur, sa mémoire.',
        moments: [
          {
            when: 'Avant',
            title: "L'accès",
            text: "Pour un terminal, l'exploitant reçoit mon nom, ma pièce d'identité et le motif. Sans réponse écrite, on reste au bureau.",
          },
          {
            when: 'Le matin',
            title: 'La boîte pleine',
            text: "Le week-end l'a remplie. Je m'assois à côté, sans rien toucher.",
          },
          {
            when: "Jusqu'au soir",
            title: "Ce qu'elle corrige",
            text: "Je le note avant même qu'elle ait fini de lire : c'est là que les papiers parlent.",
          },
        ],
      },
      {
        kind: 'journeys',
        id: 'renfort',
        title: "Pour vos collègues de l'est",
        journeys: [
          {
            from: 'Nice-Ville',
            to: 'Saint-Charles',
            by: 'train régional, par Toulon',
            fact: 'places.train-marseille-nice',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI freelancer for Marseille: papers before the system',
    description:
      'Around the port of Marseille-Fos: what Ci5 already does, which papers are still retyped, a check that adds up, and what happens when I visit.',
    heading: 'Less retyping around the port',
    name: 'AI freelancer for Marseille',
    hint: 'Shipping papers read, checked, then sent to your own tools.',
    lead: "I automate the papers that come in before anything goes into the port's shared system: invoices, packing lists, emails from agents abroad, all still retyped by hand. A model extracts the fields, a calculation checks them, a person settles the differences. The port already runs Ci5, so I don't build another one. I work remotely, except to see the papers.",
    parts: [
      { kind: 'text' },
      {
        kind: 'day',
        id: 'monday',
        title: 'A Monday in the next chair',
        lead: "The papers aren't on the quay. They're in a shared mailbox, a binder, one clerk's memory.",
        moments: [
          {
            when: 'Before',
            title: 'Access',
            text: 'For a terminal, the operator gets my name, my identity document and the reason. Without a written yes we stay in the office.',
          },
          {
            when: 'Morning',
            title: 'A full inbox',
            text: 'The weekend has filled it. I sit beside the clerk and touch nothing.',
          },
          {
            when: 'Until evening',
            title: 'What she corrects',
            text: "I note it before she has finished reading, because that's where the papers talk.",
          },
        ],
      },
      {
        kind: 'journeys',
        id: 'joining',
        title: 'For colleagues further east',
        journeys: [
          {
            from: 'Nice-Ville',
            to: 'Saint-Charles',
            by: 'regional train, via Toulon',
            fact: 'places.train-marseille-nice',
          },
        ],
      },
    ],
  },
  related: [
    'expert-automatisation-workflows',
    'ia-multimodale-vision-texte-audio',
    'automatisation-n8n-freelance',
    'expert-ia-region-paca',
    'freelance-ia-nice',
  ],
})
