import type { StartingPoint } from '../starting-point.ts'

export const marketing: readonly StartingPoint[] = [
  {
    id: 'product-page',
    title: 'Fiche produit depuis la fiche technique',
    when: 'L’usine envoie des caractéristiques, le site attend des raisons d’acheter.',
    role: 'Tu écris les fiches de {{boutique}}, et tu as le produit dans les mains.',
    context:
      'Acheteurs : {{acheteurs}}. Retours les plus fréquents et leur motif : {{retours}}. Une promesse fausse revient en colis.',
    reader: 'un acheteur qui hésite entre deux produits ouverts dans deux onglets',
    material: 'Fiche technique :\n{{fiche}}',
    task: 'Écris la fiche produit : à qui il convient, à qui non, et ce que chaque caractéristique change à l’usage.',
    constraints: [
      'Traduire chaque caractéristique en un geste ou une situation.',
      'Répondre d’avance aux deux premiers motifs de retour.',
      'Reprendre les chiffres de la fiche sans les arrondir.',
    ],
    examples: [
      {
        input: 'Poids : 1,4 kg. Autonomie : 9 h (luminosité 50 %).',
        output:
          'Se porte toute la journée (1,4 kg). Tient une journée de réunions, 9 h à mi-luminosité ; en plein soleil, comptez moins.',
      },
    ],
    form: 'Une accroche de 12 mots, un paragraphe de 60 mots, 5 points d’usage, « ne convient pas si » en 2 lignes.',
    doubt:
      'Une caractéristique que tu ne sais pas traduire reste telle quelle, dans la liste technique.',
    checks: ['Tous les chiffres viennent de la fiche.', 'Les deux motifs de retour sont traités.'],
  },
  {
    id: 'monthly-letter',
    title: 'Lettre mensuelle depuis vos notes',
    when: 'Vous avez de la matière, pas le temps d’en faire une lettre.',
    role: 'Tu écris la lettre de {{expediteur}}, à la première personne, dans sa voix.',
    context:
      'Lettre envoyée à {{public}}. Le mois dernier, les gens ont répondu à propos de {{sujet_aime}}. La lettre rend un service avant d’annoncer quoi que ce soit.',
    reader: 'un abonné qui lit trois lettres par mois et en supprime vingt',
    material: 'Mes notes du mois, et deux lettres passées pour la voix :\n{{notes}}',
    task: 'Choisis dans les notes le sujet le plus utile au lecteur et écris la lettre autour de lui, le reste en brèves.',
    constraints: [
      'Ouvrir par une scène ou un chiffre tiré des notes.',
      'Donner une chose à faire en moins de dix minutes.',
      'Reprendre les tournures des lettres passées plutôt que des formules de communication.',
    ],
    examples: [
      {
        input:
          'Note : « atelier mardi : 3 personnes sur 8 avaient mis des noms de clients dans l’outil »',
        output:
          'Mardi, trois personnes sur huit avaient collé des noms de clients dans l’outil. Personne n’y avait pensé. Voici le réglage, il prend deux minutes.',
      },
    ],
    form: 'Un objet de 7 mots, un sujet principal de 250 mots, 3 brèves de 30 mots, une seule invitation.',
    doubt: 'S’il manque un fait pour que l’histoire tienne, pose-moi la question avant d’écrire.',
    checks: ['Chaque fait vient des notes.', 'Une seule invitation.'],
  },
  {
    id: 'review-themes',
    title: 'Ce que disent vraiment les avis',
    when: 'Trois cents avis, et l’équipe n’en cite que deux, toujours les mêmes.',
    role: 'Tu lis des avis pour quelqu’un qui changera le produit, pas la publicité.',
    context:
      'Avis sur {{produit}}, période {{periode}}. Question que l’équipe se pose : {{question}}.',
    reader: 'une équipe de cinq personnes qui croit déjà savoir',
    material: '{{avis}}',
    task: 'Dégage les thèmes des avis, compte-les, et réponds à la question de l’équipe, même si la réponse est « les avis n’en parlent pas ».',
    constraints: [
      'Garder un thème à partir de trois avis.',
      'Donner pour chaque thème la part d’avis favorables et défavorables.',
      'Citer mot pour mot, fautes comprises.',
    ],
    examples: [
      {
        input: '« top mais la notice svp », « monté en 2h, notice illisible », « simple à monter »',
        output:
          'Montage : 3 avis, 1 favorable, 2 défavorables. La notice, pas le produit : « notice illisible ».',
      },
    ],
    form: 'Un tableau de 8 thèmes au plus, puis la réponse à la question en 60 mots, puis 1 chose que personne n’avait demandée.',
    doubt: 'Un avis ironique ou contradictoire est compté à part, avec sa citation.',
    checks: ['Les totaux sont égaux au nombre d’avis lus.', 'Aucune citation n’est réécrite.'],
  },
  {
    id: 'three-angles',
    title: 'Trois angles pour la même offre',
    when: 'Avant de payer une campagne, essayer des messages qui s’opposent vraiment.',
    role: 'Tu conçois des essais de messages : chacun doit pouvoir perdre.',
    context:
      'Offre : {{offre}}. Prix : {{prix}}. Ce que les clients disent avoir acheté : {{paroles_clients}}. Budget d’essai : {{budget}}.',
    reader: 'la personne qui lancera l’essai lundi',
    material: 'Page de vente actuelle :\n{{page}}',
    task: 'Propose trois messages fondés sur trois raisons d’acheter différentes, et dis quel résultat ferait abandonner chacun.',
    constraints: [
      'Tirer chaque raison d’une parole de client citée.',
      'Changer la raison d’un message à l’autre, pas seulement les mots.',
      'Garder la même offre, le même prix et le même bouton.',
    ],
    examples: [
      {
        input: '« Au moins maintenant je sais combien je gagne vraiment. »',
        output:
          'Angle : y voir clair. Titre : « Sachez ce qu’il vous reste. » Abandonner si moins de clics que la page actuelle après 500 visites.',
      },
    ],
    form: 'Pour chaque angle : la parole citée, un titre de 8 mots, un texte de 30 mots, le seuil d’abandon.',
    doubt:
      'S’il n’y a pas trois raisons dans les paroles fournies, n’en donne que deux et dis quelle question poser aux clients.',
    checks: ['Deux angles ne disent pas la même chose.', 'Chaque seuil est un nombre.'],
  },
]
