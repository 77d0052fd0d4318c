import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-23',
  fr: {
    title: "Sécurité du site : protections et signalement d'une faille",
    description:
      "Comment ce site limite les risques, ce qu'il ne collecte pas, et comment me signaler une faille : quoi envoyer, quoi éviter pendant vos essais.",
    heading: 'Sécurité du site',
    name: 'Sécurité',
    hint: 'Les protections du site et la façon de signaler une faille.',
    lead: "Une page qui n'appelle aucun tiers offre moins de prises. La politique de contenu n'autorise que les scripts du site, et ce que vous saisissez dans les outils reste dans le navigateur, sauf ce que vous m'envoyez. Vous avez trouvé une faille ? Voici quoi m'envoyer et ce que je vous demande d'éviter ; aucune récompense n'est promise.",
  },
  en: {
    title: 'Site security: safeguards and how to report a flaw',
    description:
      "How this site keeps risk small, what it doesn't collect, and how to report a vulnerability: what to send me and what to avoid while testing.",
    heading: 'Site security',
    name: 'Security',
    hint: "The site's safeguards, and how to report a flaw.",
    lead: "Fewer parts mean fewer ways in: scripts come from this site alone, and a content policy refuses any other. What you type into the tools stays in your browser unless you send it. If you've found a weakness, read what to include in a report and what to leave alone; no reward is promised.",
  },
  related: ['politique-confidentialite', 'contact', 'securite-ia-entreprise', 'mentions-legales'],
})
