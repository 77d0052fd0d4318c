import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Contact : décrire votre projet et demander un devis',
    description:
      'Écrivez quelques lignes sur votre besoin : site, application, IA ou automatisation. Une personne vous lit et vous répond, avec des questions puis un devis.',
    heading: 'Parlons de votre projet',
    name: 'Contact',
    hint: 'Quelques lignes suffisent pour commencer à en parler.',
    lead: "Trois informations font gagner du temps : ce qui vous gêne aujourd'hui, les personnes concernées, la date qui compte pour vous. Le reste peut attendre. Je lis et je réponds moi-même, d'abord par des questions, ensuite par un devis détaillé en euros. Si votre besoin relève d'un autre métier que le mien, je vous le dirai.",
  },
  en: {
    title: 'Contact: describe your project and ask for a quote',
    description:
      'Write a few lines about what you need: a site, an application, AI or automation. One person reads it and replies with questions, then a quote.',
    heading: "Let's talk about your project",
    name: 'Contact',
    hint: 'A few lines are enough to start the conversation.',
    lead: "Don't worry about the right vocabulary. Say what takes too long today, who it affects and whether a date matters; that's plenty for a first message. I read every one myself and come back with questions before any figure. The quote is itemised, in euros. If I'm the wrong person for the job, I'll say so.",
  },
  related: [
    'processus-collaboration',
    'tjm-tarifs-developpeur-ia',
    'vcard',
    'audit-ia-gratuit',
    'politique-confidentialite',
  ],
})
