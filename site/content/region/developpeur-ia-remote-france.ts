import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Développeur IA à distance, partout en France',
    description:
      'Comment je travaille à distance avec des entreprises de toute la France : démonstrations en ligne, décisions écrites, accès limités, et visites si besoin.',
    heading: 'À distance, et tout reste visible',
    name: 'Développeur IA à distance',
    hint: 'Démonstrations en ligne, décisions écrites, accès limités.',
    lead: "Travailler à distance oblige à écrire, et c'est une chance : les décisions ne se perdent plus dans un couloir. Vous suivez une version en ligne du projet, un journal court et des démonstrations régulières. Les accès que vous m'ouvrez sont nommés, limités, puis fermés. Pour observer un métier, rien ne vaut une visite : elle s'organise.",
  },
  en: {
    title: 'Remote AI developer for companies across France',
    description:
      'How remote work runs with companies anywhere in France: online demos, written decisions, limited access that gets closed, and a visit when one is needed.',
    heading: 'Remote work you can follow',
    name: 'Remote AI developer, France',
    hint: 'Online demos, decisions in writing, access that gets closed.',
    lead: "Distance has one rule: if it isn't written, it didn't happen. You get a live version of the project, short notes on what changed, and demos you can attend from anywhere in France. My accounts are named, restricted and removed at the end. To watch a trade being practised I'd rather travel, and we can plan that.",
  },
  related: [
    'processus-collaboration',
    'freelance-ia-disponible-immediat',
    'developpeur-full-stack-ia',
    'tjm-tarifs-developpeur-ia',
    'contact',
  ],
})
