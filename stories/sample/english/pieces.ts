/** What stories of pieces of a page and of what makes it ours say in French, in English. */
export const pieces: Readonly<Record<string, string>> = {
  'Un doute ? Décrivez votre besoin en trois phrases':
    'In doubt? Describe what you need in three sentences',
  'Je réponds moi-même, et je dis aussi quand autre chose conviendrait mieux.':
    'I answer myself, and I also say when something else would suit you better.',
  'Résumer chaque matin les messages sans réponse': 'Sum up every morning the unanswered messages',
  'Lit la boîte partagée, écrit un résumé, le poste dans le canal de l’équipe.':
    'Reads the shared mailbox, writes a summary, posts it in the team’s channel.',
  Projet: 'Project',
  'Messagerie · Modèle de langue · Discussion': 'Mail · Language model · Chat',
  'Trier les demandes': 'Sort requests',
  'Relancer les devis': 'Follow up quotes',
  'Résumer les réunions': 'Sum up meetings',
  'Classer les factures': 'File invoices',
  'Un modèle prêt à importer.': 'A template ready to import.',
  'Une chaîne qui lit, résume et prévient.': 'A chain that reads, sums up and tells.',
  'Études d’informatique': 'Computer science studies',
  Université: 'University',
  Développeuse: 'Developer',
  'Éditeur de logiciels': 'Software publisher',
  'Développeuse principale': 'Lead developer',
  'Société de services': 'Service company',
  'Responsable technique': 'Technical lead',
  'Plateforme de santé': 'Health platform',
  Indépendante: 'Freelance',
  'Web et IA appliquée': 'Web and applied AI',
  'Interfaces accessibles': 'Accessible interfaces',
  'Recherche et classement': 'Search and ranking',
  'Évaluation de modèles': 'Evaluating models',
  'Automatisation n8n': 'n8n automation',
  Postes: 'Posts',
  Compétences: 'Skills',
  'ne se pratique plus': 'no longer practised',
  Remplacement: 'Replacement',
  'Collectivité territoriale': 'Local authority',
  'Responsable de l’industrialisation': 'Head of industrialisation',
  Assurance: 'Insurance',
  'Préparer un devis de chantier à partir des plans et des échanges':
    'Preparing a quote for a building site from plans and messages',
  'Entreprise de menuiserie, 35 personnes, deux ateliers':
    'Joinery company, 35 people, two workshops',
  'Cadrage, développement, formation de l’équipe': 'Framing, development, training the team',
  Évaluation: 'Evaluation',
  'Le problème': 'The problem',
  'Chaque devis demandait une demi-journée : relire les plans, retrouver les essences déjà chiffrées, puis recopier les lignes dans le logiciel de gestion.':
    'Each quote took half a day: reading the plans again, finding the woods priced before, then copying the lines into the management program.',
  'Le choix': 'The choice',
  'Proposer les lignes à partir de devis passés et validés, avec le devis d’où vient chaque prix ; rien ne part sans la personne qui chiffre.':
    'Propose lines from past, approved quotes, with the quote that each price comes from; nothing leaves without the person who prices.',
  'Ce qu’il faut mesurer': 'What to measure',
  'Les lignes reprises sans correction, les lignes oubliées, et l’écart entre le prix proposé et le prix signé, sur trente devis relus.':
    'Lines taken without a correction, lines forgotten, and the gap between the proposed price and the signed one, over thirty quotes read again.',
  'Ce qui reste': 'What remains',
  'Trente devis de contrôle, rejoués à chaque changement. Ce qui a résisté : les plans photographiés de biais, que l’équipe numérise désormais.':
    'Thirty control quotes, run again at every change. What resisted: plans photographed askew, which the team scans now.',
  'Carte de visite': 'Business card',
  'À ajouter à vos contacts': 'To add to your contacts',
  'Sur rendez-vous, après un premier message': 'By appointment, after a first message',
  Arrivée: 'Arrival',
  'Un badge, un poste, une personne qui connaît les dossiers.':
    'A badge, a desk, a person who knows the files.',
  'Regarder faire': 'Watching',
  'Une heure à côté de quelqu’un qui répond.': 'An hour beside somebody who answers.',
  'Lire ensemble': 'Reading together',
  'Vingt cas réels, triés à voix haute.': 'Twenty real cases, sorted aloud.',
  Essayer: 'Trying',
  'Une maquette sur vos fichiers, sur un poste de chez vous.':
    'A mock-up on your files, on one of your machines.',
  Décider: 'Deciding',
  'Ce qu’on garde, ce qu’on jette, qui fait quoi.':
    'What we keep, what we throw away, who does what.',
  'Compte rendu': 'Minutes',
  'Une page, envoyée avant le train.': 'One page, sent before the train.',
  'Développement web': 'Web development',
  'Des applications que l’on comprend.': 'Applications that one understands.',
  'TypeScript, React, tests : du code que quelqu’un d’autre peut reprendre.':
    'TypeScript, React, tests: code that somebody else can take over.',
  'IA appliquée': 'Applied AI',
  'Des réponses que l’on peut vérifier.': 'Answers that one can check.',
  'Recherche documentaire, agents, évaluation continue.':
    'Document search, agents, continuous evaluation.',
  'Des tâches qui se font seules.': 'Tasks that do themselves.',
  'Des workflows lisibles, et quelqu’un qui est prévenu quand ils échouent.':
    'Readable workflows, and somebody who is told when they fail.',
  Délai: 'Time',
  'Annoncé avant de commencer.': 'Said before we begin.',
  'Il dépend des accès.': 'It depends on access.',
  Prix: 'Price',
  'Sur devis, en euros.': 'On request, in euros.',
  'Par lot, jamais à l’heure perdue.': 'By the lot, never by the hour lost.',
  Fidélité: 'Faithfulness',
  'La réponse ne dit rien que les sources ne disent.':
    'The answer says nothing that the sources do not.',
  Rappel: 'Recall',
  'Les bons passages sont parmi ceux qui sont retrouvés.':
    'The right passages are among those found.',
  Précision: 'Precision',
  'Les passages retrouvés sont les bons.': 'The passages found are the right ones.',
  Refus: 'Refusal',
  'Sans source, aucune réponse.': 'Without a source, no answer.',
  'Faut-il entraîner un modèle sur nos documents ?':
    'Does a model have to be trained on our documents?',
  'Presque jamais. Les retrouver au bon moment suffit, et coûte bien moins.':
    'Hardly ever. Finding them at the right moment is enough, and costs far less.',
  'Nos données quittent-elles nos serveurs ?': 'Does our data leave our servers?',
  'Seulement si vous le choisissez. Des modèles ouverts tournent chez vous.':
    'Only if you choose so. Open models run on your premises.',
  'Qui répond quand le modèle ne sait pas ?': 'Who answers when the model does not know?',
  'Une personne, prévenue avec la question et ce qui a été cherché.':
    'A person, who is told the question and what was searched for.',
  'Chemin d’une question': 'Path of a question',
  'Le fil suit la question ; en pointillé, le retour d’un lecteur.':
    'The thread follows the question; dotted, what a reader sends back.',
  'Une question passe par la recherche avant d’avoir une réponse':
    'A question goes through the search before it has an answer',
  'Cela vous convient si': 'This suits you if',
  'vos réponses sont déjà écrites quelque part ;': 'your answers are written somewhere already;',
  'on vous pose souvent les mêmes questions ;': 'you are often asked the same questions;',
  'quelqu’un peut dire si une réponse est juste.': 'somebody can say whether an answer is right.',
  'Autre chose convient mieux si': 'Something else suits you better if',
  'vous cherchez un document par son titre : un moteur de recherche suffit ;':
    'you look for a document by its title: a search engine is enough;',
  'la réponse change chaque minute : une page à jour vaut mieux.':
    'the answer changes every minute: an up-to-date page is better.',
  'Le transporteur': 'The carrier',
  Aéroport: 'Airport',
  métro: 'underground',
  'Chercher dans vos documents, puis répondre.': 'Search your documents, then answer.',
  'Bases vectorielles': 'Vector databases',
  'Extension, moteur dédié ou service géré.':
    'An extension, an engine of its own or a managed service.',
  'RAG sur documentation': 'RAG on documentation',
  'La réponse et le passage cité.': 'The answer and the passage quoted.',
  'Pinecone, Weaviate ou Qdrant': 'Pinecone, Weaviate or Qdrant',
  'Un banc à monter en un jour.': 'A bench to set up in a day.',
  'Ses voisins': 'Its neighbours',
  'Schéma, le nord en haut': 'Sketch, north is up',
  'Une ville, sur place quand cela aide': 'A city, on site when it helps',
  'Je travaille à distance, sauf les jours où il faut voir.':
    'I work remotely, except on days when one has to see.',
  'Deux semaines pour savoir s’il faut y aller.': 'Two weeks to know whether to go ahead.',
  'Vos usages, classés': 'Your uses, ranked',
  'Un jeu de questions': 'A set of questions',
  'Une décision écrite': 'A decision in writing',
  'Une version qui répond, sur vos documents.': 'A version that answers, on your documents.',
  'Mesurée sur vos questions': 'Measured on your questions',
  'Hébergée chez vous': 'Hosted on your premises',
  'Code remis': 'Code handed over',
  Accompagnement: 'Support',
  'Au forfait mensuel, en euros': 'For a monthly fee, in euros',
  'Une présence régulière pendant que votre équipe prend la main.':
    'Regularly there while your team takes over.',
  'Revues de code': 'Code reviews',
  'Suivi des coûts': 'Costs followed',
  'Réponse sous deux jours ouvrés': 'An answer within two working days',
  'Audit gratuit': 'Free audit',
  'Sans engagement': 'Without obligation',
  'Une heure en visioconférence, un compte rendu d’une page.':
    'An hour by video call, minutes of one page.',
  'Ce qui est prêt': 'What is ready',
  'Ce qui manque': 'What is missing',
  'Par quoi commencer': 'What to begin with',
  'Code QR : l’adresse du site': 'QR code: the address of the site',
  'Des réponses tirées de vos documents.': 'Answers drawn from your documents.',
  'Une grille, cent questions, une personne.': 'A grid, a hundred questions, a person.',
  'Relancer les devis sans réponse': 'Follow up unanswered quotes',
  'Agents sur mesure': 'Agents made to measure',
  'Des tâches longues, surveillées.': 'Long tasks, watched over.',
  'Une conversation qui sait passer la main.': 'A conversation that knows when to hand over.',
  'Des workflows lisibles.': 'Readable workflows.',
  'Recherche, agents': 'Search, agents',
  'Prêts à importer': 'Ready to import',
  'Évaluer un modèle': 'Evaluating a model',
  'Graphes de connaissances': 'Knowledge graphs',
  'Banque, assurance, services': 'Banking, insurance, services',
  'Des contrats à relire : la recherche doit citer l’article, et se taire sinon.':
    'Contracts to read again: the search must quote the article, or else be silent.',
  'Santé, biotechnologies': 'Health, biotechnology',
  'Données de santé : hébergeur certifié, ou rien ne sort.':
    'Health data: a certified host, or nothing leaves.',
  'Vallée de la chimie': 'Chemical valley',
  'Chimie, énergie, sous-traitance': 'Chemistry, energy, subcontracting',
  'Fiches de sécurité, quarts de nuit : l’assistant doit marcher sans réseau.':
    'Safety sheets, night shifts: the assistant must work without a network.',
  'Jeu vidéo, logiciel': 'Video games, software',
  'Des équipes techniques : on parle d’évaluation et de coût.':
    'Technical teams: we talk of evaluation and of cost.',
  'Région, médias': 'Region, media',
  'Commande publique : hébergement et accessibilité écrits au marché.':
    'Public orders: hosting and accessibility are written into the contract.',
  Échanger: 'Talk',
  'Une demi-heure, pour comprendre ce qui bloque.':
    'Half an hour, to understand what stands in the way.',
  'Une note : ce qui sera fait, et ce qui ne le sera pas.':
    'A note: what will be done, and what will not.',
  Construire: 'Build',
  'Un lot à la fois, montré chaque semaine.': 'One lot at a time, shown every week.',
  'Le code, la documentation, une séance pour les reprendre.':
    'The code, the documentation, a session to take them over.',
  '« Nous pensions avoir besoin d’un agent. Nous avions besoin d’une liste de questions, et de quelqu’un pour nous la faire écrire. »':
    '“We thought we needed an agent. We needed a list of questions, and somebody to make us write it.”',
  'Direction du support': 'Head of support',
  'Éditeur de logiciels, 60 personnes, 2025': 'Software publisher, 60 people, 2025',
  'Ce qui a été livré': 'What was delivered',
  'Une recherche dans la documentation, intégrée à l’outil de tickets, et cinquante questions de contrôle que le support tient à jour.':
    'A search in the documentation, within the ticket tool, and fifty control questions that support keeps up to date.',
  'Ce qui a résisté': 'What resisted',
  'Les captures d’écran envoyées sans texte : elles passent encore par une personne, et cela ne changera pas cette année.':
    'Screenshots sent without text: a person still looks at them, and that will not change this year.',
  'Le cas en entier': 'The whole case',
  'Répondre depuis la documentation': 'Answering from the documentation',
  'Industrie, 200 personnes, 2024': 'Industry, 200 people, 2024',
  '2023 – aujourd’hui': '2023 – today',
  'Consultant IA indépendant': 'Freelance AI consultant',
  'À distance et sur place': 'Remotely and on site',
  'Cadrer, prototyper, mettre en production et transmettre.':
    'Framing, prototyping, going live and handing over.',
  'Développeur full-stack': 'Full-stack developer',
  'Interfaces, services et données d’un outil de gestion.':
    'Interfaces, services and data of a management tool.',
  'Développeur web': 'Web developer',
  'Sites et boutiques, du devis à la maintenance.':
    'Sites and shops, from the quote to maintenance.',
  'Septembre 2024 – décembre 2026': 'September 2024 – December 2026',
  'Responsable de l’industrialisation des systèmes conversationnels':
    'Head of the industrialisation of conversational systems',
  'Groupe d’assurances mutualistes, direction de la relation avec les sociétaires':
    'Mutual insurance group, department of member relations',
  'Une équipe de cinq personnes, des réponses relues chaque semaine par ceux qui connaissent les contrats, et un budget suivi question par question.':
    'A team of five, answers read every week by those who know the contracts, and a budget followed question by question.',
  'Opale, contente': 'Opale, glad',
  'Opale, de bonne humeur. Cliquez pour jouer avec elle.':
    'Opale, in a good mood. Click to play with her.',
  'Je suis Opale.': 'I am Opale.',
  'J’habite ici.': 'I live here.',
  'Câliner Opale': 'Cuddle Opale',
  Guider: 'Guide',
  'Je me sens mieux près de vous.': 'I feel better near you.',
  'Si un mot coince, cliquez dessus : je l’explique.':
    'If a word is in the way, click on it: I explain it.',
  'Voir la réponse courte': 'See the short answer',
  'Plus tard': 'Later',
  'Opale, la compagne du site': 'Opale, the companion of the site',
  'Opale, adolescente': 'Opale, a teenager',
  Curieuse: 'Curious',
  'Niveau 12': 'Level 12',
  'Porte : béret étoilé, livre ancien': 'Wears: starry beret, old book',
  'Le portrait d’Opale telle qu’elle est maintenant': 'The portrait of Opale as she is now',
  'Dessiné sur votre appareil.': 'Drawn on your device.',
  'Né de « opale »': 'Born of “opale”',
  'Une pierre taillée, pâle jusqu’à ce que la lumière tourne.':
    'A cut stone, pale until the light turns.',
  'La galerie artistique': 'The art gallery',
  'La carte de ce tableau': 'The card of this picture',
  'Opale dort, le menton sur les bras.': 'Opale is asleep, her chin on her arms.',
}
