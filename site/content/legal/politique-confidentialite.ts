import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: "Confidentialité : ce qui reste chez vous, ce qui m'est envoyé",
    description:
      'Quelles données ce site garde dans votre navigateur, lesquelles me parviennent, pourquoi, et comment exercer vos droits au titre du RGPD.',
    heading: 'Politique de confidentialité',
    name: 'Confidentialité',
    hint: 'Ce qui reste dans votre navigateur, ce qui en part.',
    lead: "Visiter ce site ne demande aucun compte. Langue, thème, réponses aux outils et vie d'Opale restent dans votre navigateur. Le site me transmet le message que vous m'envoyez, et le RGPD vous donne des droits dessus. La mesure d'audience est éteinte, sauf configuration contraire. L'hébergeur peut tenir des journaux techniques.",
  },
  en: {
    title: 'Privacy: what stays with you and what reaches me',
    description:
      'Which data this site keeps in your browser, which reaches me and why, and how to use the rights the GDPR gives you over your messages.',
    heading: 'Privacy policy',
    name: 'Privacy',
    hint: 'What stays in your browser, and what leaves it.',
    lead: "On your device stay the language, the theme, your answers to the tools and the companion's life. What the site sends me is the message you write in the contact form; analytics is off unless it has been configured. Hosting may keep technical logs. Your rights under the GDPR are set out below.",
  },
  related: ['politique-cookies', 'securite', 'mentions-legales', 'contact'],
})
