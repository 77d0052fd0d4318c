import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-22',
  question: {
    fr: 'Comment suivre et contrôler un développeur IA qui travaille à distance, partout en France ?',
    en: 'How do you follow and control an AI developer working remotely, anywhere in France?',
  },
  fr: {
    title: 'Développeur IA à distance, partout en France',
    description:
      'Un développeur IA à distance, partout en France : les traces que vous gardez, les accès refermés, les aides nationales, et quand une visite vaut le trajet.',
    heading: 'À distance, et tout reste visible',
    name: 'Développeur IA à distance',
    hint: 'Démonstrations en ligne, décisions écrites, accès limités.',
    lead: "Par quatre traces que vous gardez : une adresse où l'outil tourne, un journal daté, des tickets, une liste d'accès. Si l'une manque une semaine, arrêtez les frais. Travailler à distance oblige à écrire, et cet écrit vous appartient. Pour observer un métier, rien ne vaut une visite : elle se prépare, et voici quand elle paie.",
  },
  en: {
    title: 'Remote AI developer for companies across France',
    description:
      'Remote AI work across France: what you see every week, access that opens and closes, national aid schemes, and when a visit is worth the journey.',
    heading: 'Remote work you can follow',
    name: 'Remote AI developer, France',
    hint: 'Online demos, decisions in writing, access that gets closed.',
    lead: 'Through four traces that stay with you: an address where the tool runs, a dated log, tickets, and a list of accesses. If one goes missing for a week, stop paying. Distance forces people to write, and the writing is yours. Watching a trade takes a visit, though, and this page says when that pays.',
  },
  related: [
    'processus-collaboration',
    'freelance-ia-disponible-immediat',
    'developpeur-full-stack-ia',
    'tjm-tarifs-developpeur-ia',
    'contact',
  ],
})
