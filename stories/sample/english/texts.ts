/** What stories of texts and of layout say in French, in English. */
export const texts: Readonly<Record<string, string>> = {
  'Activité de code': 'Code activity',
  'Les mots passent devant.': 'Words go in front.',
  'Développement web et IA appliquée, en indépendant. Prix sur devis, en euros.':
    'Web development and applied AI, freelance. Prices on request, in euros.',
  'Camille Martin : fiche d’exemple': 'Camille Martin: a sample record',
  'Informations légales': 'Legal information',
  'Mentions légales': 'Legal notice',
  Accessibilité: 'Accessibility',
  'Écrivez-moi': 'Write to me',
  'Des réponses tirées de vos documents': 'Answers drawn from your documents',
  'Vos équipes posent leurs questions ; le système retrouve, cite et dit quand il ne sait pas.':
    'Your teams ask their questions; the system finds, quotes and says when it does not know.',
  Comparatif: 'Comparison',
  'Claude ou GPT-4 : que reste-t-il à comparer ?': 'Claude or GPT-4: what is left to compare?',
  'Vérifié le 23 novembre 2026': 'Checked on 23 November 2026',
  'La réponse courte': 'The short answer',
  'Prenez celui que vous saurez remplacer.': 'Take the one that you can replace.',
  'Du code clair.': 'Clear code.',
  'De l’IA qui rend service.': 'AI that is of use.',
  'Je construis des applications web et des outils d’IA, seule, du premier schéma à la mise en ligne.':
    'I build web applications and AI tools, alone, from the first sketch to the day they go online.',
  'Faire un audit gratuit': 'Take a free audit',
  'Consultante IA à Lyon': 'AI consultant in Lyon',
  'À la Part-Dieu en deux heures, ou à distance.': 'At Part-Dieu in two hours, or remotely.',
  // Around a word that no line breaks.
  'À la': 'At',
  'en deux heures, ou à distance.': 'in two hours, or remotely.',
  Guide: 'Guide',
  'Évaluer un modèle en production': 'Evaluating a model in production',
  'Une démonstration convainc en cinq minutes. Savoir si elle tiendra prend une grille, cent questions et quelqu’un qui connaît le métier.':
    'A demonstration convinces in five minutes. To know whether it will last takes a grid, a hundred questions and somebody who knows the trade.',
  'Mis à jour le 12 mars': 'Updated on 12 March',
  Plongement: 'Embedding',
  'Une liste de nombres qui place un texte parmi les autres : ce qui se ressemble est proche.':
    'A list of numbers that places a text among the others: what is alike is close.',
  'Trois phrases suffisent pour commencer.': 'Three sentences are enough to begin.',
  'Comment nous travaillons': 'How we work',
  'Un premier échange, une note, puis un lot à la fois.':
    'A first talk, a note, then one lot at a time.',
  'Le contenu tient déjà dans la largeur de la grille.':
    'The content is already kept to the width of the grid.',
  'Sans espace en bas': 'No space below',
  'Deux colonnes inégales : l’une présente, l’autre explique. Sur un écran étroit, la seconde passe sous la première.':
    'Two uneven columns: one introduces, the other explains. On a narrow screen the second goes below the first.',
  Cadrage: 'Framing',
  Transmission: 'Handing over',
  Suivi: 'Follow-up',
  Transmettre: 'Hand over',
  'à côté': 'beside',
  Vérifié: 'Checked',
  'Code de rappel.ts': 'Code of rappel.ts',
  Copier: 'Copy',
  Copié: 'Copied',
  'Sélectionné : Ctrl C': 'Selected: Ctrl C',
  'Prix sur devis, en euros': 'Prices on request, in euros',
  'En français et en anglais': 'In French and English',
  'Le code vous appartient': 'The code is yours',
  'Évaluer un système de recherche augmentée avant de le mettre en production':
    'Evaluating a retrieval-augmented system before it goes into production',
  'rappelle Opale,': 'calls Opale back,',
  Échap: 'Esc',
  'ferme ce qui est ouvert.': 'closes what is open.',
  'vont d’une commande à l’autre, avec': 'go from one command to the next, with',
  Maj: 'Shift',
  'flèche droite': 'right arrow',
  'de cent.': 'by a hundred.',
  'Je conçois des applications qui répondent à partir de vos documents, et qui disent quand elles ne savent pas.':
    'I build applications that answer from your documents, and say when they do not know.',
  'la recherche sémantique': 'semantic search',
  'Entre les deux, il y a': 'Between the two there is',
  'autre site': 'another site',
  'le barème officiel': 'the official scale',
  'Lire la suite': 'Read on',
  '« Tout ce qui peut être dit peut être dit clairement. »':
    '“Everything that can be said can be said clearly.”',
  '« Les réponses citent la page. Quand le document ne dit rien, l’outil le dit aussi. »':
    '“Answers quote the page. When the document says nothing, the tool says so too.”',
  '« C’est ce qui a décidé l’équipe à s’en servir. »': '“That is what made the team use it.”',
  'Prénom Nom': 'First name, last name',
  'Responsable du support, entreprise d’exemple': 'Head of support, a sample company',
  Exemple: 'Sample',
  'Cinquante questions suffisent pour commencer, si elles viennent d’échanges.':
    'Fifty questions are enough to begin, if they come from real exchanges.',
  'Un assistant documentaire n’est utile que s’il cite le passage dont il parle : le lecteur vérifie en un geste, et l’équipe voit quel document manque ou se contredit.':
    'A document assistant is only of use if it quotes the passage it speaks of: the reader checks at a glance, and the team sees which document is missing or contradicts itself.',
  'Des facettes': 'Facets',
  'Quelques mots de ce tableau.': 'A few words about this picture.',
  'Une démonstration convainc en cinq minutes. Savoir si elle tiendra prend plus longtemps.':
    'A demonstration convinces in five minutes. Knowing whether it will hold takes longer.',
  'Notre équipe cherche chaque jour dans 400 procédures.':
    'Our team searches 400 procedures every day.',
  'On aimerait une réponse avec sa source, et savoir quand il n’y en a pas.':
    'We would like an answer with its source, and to know when there is none.',
}
