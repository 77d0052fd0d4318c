import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
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
    lead: "Ce qui arrive avant le logiciel de place : factures, listes de colisage, courriels de correspondants étrangers, encore recopiés à la main. Un modèle en extrait les champs, un calcul les vérifie, une personne tranche les écarts. Le port a déjà son système, Ci5 ; je n'en construis pas un second. Je travaille à distance, sauf pour voir les papiers.",
  },
  en: {
    title: 'AI freelancer for Marseille: papers before the system',
    description:
      'Around the port of Marseille-Fos: what Ci5 already does, which papers are still retyped, a check that adds up, and what happens when I visit.',
    heading: 'Less retyping around the port',
    name: 'AI freelancer for Marseille',
    hint: 'Shipping papers read, checked, then sent to your own tools.',
    lead: "Whatever reaches you before the port's shared system does: invoices, packing lists, emails from agents abroad, all still retyped by hand. A model extracts the fields, a calculation checks them, a person settles the differences. The port already runs Ci5, so I don't build another one. I work remotely, except to see the papers.",
  },
  related: [
    'expert-automatisation-workflows',
    'ia-multimodale-vision-texte-audio',
    'automatisation-n8n-freelance',
    'expert-ia-region-paca',
    'freelance-ia-nice',
  ],
})
