import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'Cookies et stockage local : ce que le site écrit, et où',
    description:
      "Pas de cookie publicitaire ni de traceur tiers : la liste de ce que le site garde dans votre navigateur, à quoi cela sert et comment l'effacer.",
    heading: 'Politique de cookies',
    name: 'Cookies',
    hint: "Ce que le site écrit dans votre navigateur, et comment l'effacer.",
    lead: "Aucun cookie publicitaire, aucun traceur tiers : les pages n'appellent aucun autre site. Vos préférences et la compagne vivent dans le stockage de votre navigateur, que vous pouvez vider à tout moment. Si une mesure d'audience soumise à consentement était activée, rien ne partirait avant votre accord, et refuser serait aussi simple qu'accepter.",
  },
  en: {
    title: 'Cookies and local storage: what the site writes, and where',
    description:
      'No advertising cookies, no third-party trackers: a list of what the site keeps in your browser, what each entry is for and how to erase it.',
    heading: 'Cookie policy',
    name: 'Cookies',
    hint: 'What the site writes in your browser, and how to erase it.',
    lead: "You won't find advertising cookies or third-party trackers, because no page requests anything from another site. Preferences and the companion are kept in your browser's own storage, which you can clear whenever you like. Should analytics that needs consent be switched on, nothing would be sent before you agreed, and refusing would be just as easy.",
  },
  related: ['politique-confidentialite', 'opale', 'mentions-legales', 'securite'],
})
