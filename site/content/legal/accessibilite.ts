import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  fr: {
    title: "Déclaration d'accessibilité : état, tests, recours",
    description:
      "Non conforme au RGAA faute d'audit : ce que les tests couvrent vraiment, ce qui peut vous arrêter, comment signaler un obstacle et qui saisir ensuite.",
    heading: "Déclaration d'accessibilité",
    name: 'Accessibilité',
    hint: "Ce qui est vérifié, ce qui ne l'est pas, comment m'écrire.",
    lead: 'Le site se parcourt au clavier, se lit sans JavaScript et respecte votre préférence de mouvement réduit. Des tests automatiques vérifient les contrastes dans les deux thèmes, mais ils ne voient pas tout. Sans audit, le RGAA le dit « non conforme » : cette page dit ce qui est contrôlé et comment signaler un obstacle.',
  },
  en: {
    title: 'Accessibility statement: status, tests and complaints',
    description:
      'Not conformant with RGAA for want of an audit: what the tests really cover, where you may get stuck, how to report a barrier, and whom to turn to next.',
    heading: 'Accessibility statement',
    name: 'Accessibility',
    hint: "What's tested, what isn't, and how to tell me.",
    lead: "Pages can be read without JavaScript and used from the keyboard, and a wish for reduced motion is honoured. Contrast is tested by machine in both themes, though such tests don't catch everything. Without an audit the French standard, RGAA, calls it not conformant; below, you'll see what is checked and how to report a barrier.",
  },
  related: ['adaptive-content-demo', 'sitemap', 'contact', 'mentions-legales'],
})
