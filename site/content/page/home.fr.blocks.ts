/** The parts of the home page, in French. */
import type { Block } from '../schema.ts'

export const fr: Block[] = [
  {
    kind: 'rows',
    id: 'tech-mastery',
    title: 'Ce que je maîtrise',
    lead: "Peu d'outils, connus à fond. Chacun est là pour une raison.",
    rows: [
      {
        icon: 'window',
        universe: 'code',
        title: 'Interfaces',
        strong: 'React, TypeScript, Vite, accessibilité',
        text: 'Rapides même sur un vieux téléphone, utilisables au clavier.',
      },
      {
        icon: 'data',
        universe: 'code',
        title: 'Serveurs et données',
        strong: 'Node.js, PostgreSQL, API REST',
        text: "Des migrations réversibles, des sauvegardes que l'on sait restaurer.",
      },
      {
        icon: 'ia',
        universe: 'ia',
        title: 'IA appliquée',
        strong: 'Claude, GPT, RAG, agents, évaluations',
        text: 'Un modèle choisi par la mesure, sur vos propres cas.',
      },
      {
        icon: 'flow',
        universe: 'plus',
        title: 'Automatisation',
        strong: "n8n, webhooks, files d'attente",
        text: 'Des flux qui reprennent seuls après une panne, et qui préviennent.',
      },
      {
        icon: 'shield',
        universe: 'code',
        title: 'Infrastructure',
        strong: 'Docker, intégration continue, supervision',
        text: 'Une mise en ligne par jour, un retour arrière en une commande.',
      },
    ],
  },
  {
    kind: 'doors',
    id: 'services-web',
    title: 'Cinq façons de travailler ensemble, et un audit à faire seul',
    lead: 'On ajustera en parlant.',
    doors: [
      {
        icon: 'window',
        universe: 'code',
        page: 'developpeur-full-stack-ia',
        text: "Du site vitrine à l'outil métier, avec un back-office simple à tenir.",
      },
      {
        icon: 'doc',
        universe: 'ia',
        page: 'consultant-rag-freelance',
        text: 'Vos documents répondent, et chaque réponse cite sa source.',
      },
      {
        icon: 'chat',
        universe: 'ia',
        page: 'developpeur-chatbot-freelance',
        text: 'Un assistant qui connaît ses limites : il sait dire « je ne sais pas » et passer la main.',
      },
      {
        icon: 'layers',
        universe: 'ia',
        page: 'developpeur-agents-ia',
        text: 'Des tâches longues, des outils bornés, une trace de chaque décision.',
      },
      {
        icon: 'flow',
        universe: 'plus',
        page: 'automatisation-n8n-freelance',
        text: 'Les copier-coller du lundi deviennent un flux que vous pouvez relire.',
      },
      {
        icon: 'gauge',
        universe: 'plus',
        page: 'audit-ia-gratuit',
        text: "Six dimensions, des données à la mesure : un score, ce qui freine, et cinq pistes dans l'ordre.",
      },
    ],
  },
  {
    kind: 'own',
    id: 'portfolio-experience',
    title: 'À quoi ressemble un projet',
    lead: 'Un problème, un choix, et une façon de savoir si le choix était bon.',
  },
  {
    kind: 'rows',
    id: 'devops-infrastructure',
    title: 'Ce qui se passe après la mise en ligne',
    lead: 'Le site que vous lisez est publié et contrôlé ainsi. La sauvegarde, elle, concerne le vôtre.',
    more: { page: 'activite-github', text: 'Les modifications de ce site, comptées et datées' },
    rows: [
      {
        icon: 'window',
        universe: 'code',
        title: 'Publication',
        strong: 'Un dossier de fichiers, un petit serveur au besoin',
        text: "Chaque page est écrite d'avance. Elle se lit sans JavaScript et change d'hébergeur par une simple copie. Un petit serveur peut compléter le dossier.",
      },
      {
        icon: 'shield',
        universe: 'code',
        title: 'Contrôles',
        strong: 'Une commande qui refuse de publier',
        text: 'Types, liens morts, accessibilité dans les deux thèmes, poids des pages : un échec suffit à tout arrêter.',
      },
      {
        icon: 'data',
        universe: 'code',
        title: 'Sauvegarde',
        strong: 'Une restauration faite devant vous',
        text: "Avant la remise, nous effaçons la copie d'essai et nous la reconstruisons ensemble. Sinon, personne ne sait si elle marche.",
      },
    ],
  },
  {
    kind: 'own',
    id: 'testimonials-links',
    title: 'De quoi vérifier',
    more: { page: 'temoignages-clients', text: 'Comment un témoignage est publié ici' },
  },
  {
    kind: 'own',
    id: 'tech-stack',
    title: 'Les outils qui servent ici',
    more: { page: 'technologies', text: 'Les autres technologies, et à quoi sert chacune' },
  },
  {
    kind: 'doors',
    id: 'projets-reference',
    title: 'Des projets types, calcul compris',
    lead: "Des cas d'école : les nombres y attendent les vôtres.",
    doors: [
      {
        icon: 'doc',
        universe: 'ia',
        page: 'cas-usage-rag-documentation',
        text: "Une réponse avec son passage, et rien de ce que le lecteur n'a pas le droit de voir.",
      },
      {
        icon: 'chat',
        universe: 'ia',
        page: 'cas-usage-chatbot-support',
        text: "Ce qu'un assistant règle seul, et les cas où quelqu'un reprend la conversation.",
      },
      {
        icon: 'flow',
        universe: 'plus',
        page: 'cas-usage-automatisation-rh',
        text: "Les papiers se remplissent par un flux ; décider reste le travail de quelqu'un.",
      },
      {
        icon: 'gauge',
        universe: 'plus',
        page: 'workflow-generation-reports',
        text: 'Un point du lundi dont les chiffres viennent de requêtes, pas du modèle.',
      },
    ],
  },
  {
    kind: 'doors',
    id: 'prestations-ia',
    title: "Quand la question est l'IA elle-même",
    doors: [
      {
        icon: 'ia',
        universe: 'ia',
        page: 'ia',
        text: 'Tous les services, et un calcul pour savoir si le projet se rembourse.',
      },
      {
        icon: 'gauge',
        universe: 'ia',
        page: 'consultant-llm-entreprise',
        text: 'Deux ou trois modèles, vos cas, un seul tableau : le choix se lit.',
      },
      {
        icon: 'layers',
        universe: 'ia',
        page: 'expert-fine-tuning',
        text: "Entraîner un modèle, une fois prouvé qu'une meilleure consigne ne suffit pas.",
      },
      {
        icon: 'key',
        universe: 'plus',
        page: 'expert-finops-ia',
        text: "Une facture de modèle ramenée au prix d'une réponse qui sert.",
      },
    ],
  },
  {
    kind: 'steps',
    id: 'dev-approach',
    title: 'Quatre temps, un seul fil',
    steps: [
      {
        title: 'Cadrer',
        text: 'Un échange, puis une page : le besoin, et ce que le projet ne fera pas.',
      },
      {
        title: 'Prototyper',
        text: 'Une version minuscule sur vos données. On mesure avant la suite.',
      },
      {
        title: 'Construire',
        text: 'Des livraisons courtes, en ligne. Vous testez, je corrige.',
      },
      {
        title: 'Transmettre',
        text: 'Documentation, tests, accès. Vous pouvez continuer sans moi.',
      },
    ],
  },
  {
    kind: 'offers',
    id: 'tarifs',
    title: 'Le prix est écrit avant de commencer',
    lead: "Tout est sur devis, en euros. Cas d'école, à un tarif que vous remplacerez : 17 jours × 600 € = 10 200 €.",
    more: { page: 'tjm-tarifs-developpeur-ia', text: 'Les dix-sept jours, ligne par ligne' },
    offers: [
      {
        title: 'Cadrage',
        text: "Pour décider avant d'investir.",
        points: [
          "Entretien et lecture de l'existant",
          'Note de cadrage',
          'Quarante cas réels, chacun avec sa bonne réponse',
        ],
      },
      {
        title: 'Construction',
        text: 'Pour livrer quelque chose qui sert.',
        points: [
          'Prix ferme par étape',
          'Démonstration à chaque étape',
          'Code, tests et documentation',
        ],
      },
      {
        title: 'Accompagnement',
        text: 'Pour faire durer.',
        points: ['Jours réservés, au mois', 'Supervision et mises à jour', "Formation de l'équipe"],
      },
    ],
  },
]
