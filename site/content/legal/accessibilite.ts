import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Accessibilité : ce qui est vérifié, comment signaler un obstacle',
    description:
      "Clavier, contrastes, mouvement réduit, lecture sans JavaScript : ce que le site contrôle, ce qu'il ne sait pas encore et comment signaler un blocage.",
    heading: 'Accessibilité',
    name: 'Accessibilité',
    hint: "Ce qui est vérifié, ce qui ne l'est pas, comment m'écrire.",
    lead: "Le site se parcourt au clavier, se lit sans JavaScript et respecte votre préférence de mouvement réduit. Des tests automatiques vérifient les contrastes dans les deux thèmes, mais ils ne voient pas tout. Aucune conformité au RGAA n'est annoncée sans audit : cette page dit ce qui est contrôlé et comment signaler un obstacle.",
  },
  en: {
    title: 'Accessibility: what is checked and how to report a barrier',
    description:
      "Keyboard use, contrast, reduced motion, reading without JavaScript: what this site checks, what it can't vouch for, and how to report a barrier.",
    heading: 'Accessibility',
    name: 'Accessibility',
    hint: "What's tested, what isn't, and how to tell me.",
    lead: "Pages can be read without JavaScript and used from the keyboard, and a wish for reduced motion is honoured. Contrast is tested by machine in both themes, though such tests don't catch everything. I claim no conformity with the French RGAA standard before an audit; below, you'll see what is checked and how to report a barrier.",
  },
  related: ['adaptive-content-demo', 'sitemap', 'contact', 'mentions-legales'],
})
