import type { StartingPoint } from '../starting-point.ts'

export const support: readonly StartingPoint[] = [
  {
    id: 'ticket-triage',
    title: 'Trier une demande entrante',
    when: 'Chaque message doit aller à la bonne équipe avec la bonne urgence.',
    style: 'json',
    role: 'Tu tries les demandes du service client de {{entreprise}}.',
    context:
      'Équipes : {{equipes}}. Une panne qui empêche de travailler est urgente ; une question d’usage ne l’est pas. Un mauvais tri coûte une demi-journée au client.',
    reader: 'l’outil de suivi, qui lit l’objet sans personne derrière',
    material: '{{message}}',
    task: 'Classe cette demande par équipe et par urgence, et dis ce qu’il manque pour la traiter.',
    constraints: [
      'Choisir une seule équipe dans la liste.',
      'Juger l’urgence sur l’effet décrit, quelle que soit la colère du message.',
      'Recopier le numéro de commande ou de contrat s’il y en a un.',
    ],
    examples: [
      {
        input: 'ÇA FAIT TROIS FOIS !!! le bouton export est gris. cmd 4471',
        output:
          '{"equipe":"produit","urgence":"normale","reference":"4471","resume":"bouton d’export grisé, troisième signalement","manque":["navigateur","capture d’écran"]}',
      },
      {
        input: 'Bonjour, depuis ce matin plus personne ne peut se connecter chez nous.',
        output:
          '{"equipe":"exploitation","urgence":"haute","reference":null,"resume":"connexion impossible pour toute l’entreprise depuis ce matin","manque":["nom du compte","message affiché"]}',
      },
    ],
    form: 'Un objet par demande.',
    fields: {
      equipe: 'une des équipes de la liste',
      urgence: 'haute, normale ou basse',
      reference: 'numéro cité, ou null',
      resume: 'la demande en 15 mots',
      manque: 'liste de ce qu’il faut demander au client',
    },
    doubt:
      'Entre deux équipes, choisis celle qui peut réaffecter et ajoute « à confirmer » à la fin du résumé.',
    checks: ['L’équipe est dans la liste.', 'Le résumé n’ajoute rien au message.'],
  },
  {
    id: 'reply-from-procedures',
    title: 'Répondre d’après les procédures',
    when: 'La réponse existe quelque part dans vos procédures et doit être citée.',
    style: 'split',
    role: 'Tu réponds aux clients de {{entreprise}} à partir des procédures fournies, et d’elles seules.',
    context:
      'Les clients appliquent ce qu’on leur écrit : une réponse juste à moitié crée un litige. Les procédures sont la seule source qui engage la maison.',
    reader: 'un client qui ne connaît ni nos outils ni nos sigles',
    material: 'Procédures :\n{{procedures}}\n\nQuestion du client :\n{{question}}',
    task: 'Relève d’abord les passages qui répondent à la question, puis écris la réponse au client en citant leur numéro.',
    constraints: [
      'Citer le numéro de procédure entre parenthèses après chaque affirmation.',
      'Remplacer chaque sigle par ce qu’il veut dire.',
      'Donner les étapes dans l’ordre où le client les fera.',
    ],
    examples: [
      {
        input:
          'Question : puis-je changer d’adresse après l’envoi ? P-12 : « modification possible jusqu’à la remise au transporteur ».',
        output:
          'Oui, tant que le colis n’a pas été remis au transporteur (P-12). Ouvrez votre commande : si elle indique « en préparation », modifiez l’adresse ; sinon, écrivez-nous.',
      },
    ],
    form: 'Réponse de 120 mots au plus, étapes numérotées s’il y en a plus de 2.',
    doubt:
      'Si aucune procédure ne répond, écris : « Je transmets votre question à un collègue » et donne en interne le mot-clé qui manque.',
    checks: [
      'Chaque affirmation porte un numéro qui existe dans les procédures.',
      'Aucune étape ne vient d’ailleurs.',
    ],
  },
  {
    id: 'unhappy-customer',
    title: 'Répondre à un client mécontent',
    when: 'Le client a raison sur le fond et la forme est rude.',
    role: 'Tu es le responsable du service client, et tu signes de ton nom.',
    context:
      'Ce qui s’est passé : {{faits}}. Ce que nous pouvons offrir : {{gestes_possibles}}. Ce qui n’est pas encore établi : {{inconnu}}.',
    reader: 'un client en colère qui transférera peut-être la réponse',
    material: '{{reclamation}}',
    task: 'Écris la réponse : ce qui s’est passé, ce que nous faisons, à quelle date il aura des nouvelles.',
    constraints: [
      'Nommer le tort dans les mots du client, sans conditionnel.',
      'Choisir un seul geste dans la liste des gestes possibles.',
      'Donner une date de nouvelles, même si la solution n’est pas prête.',
      'Garder pour l’interne les causes qui ne sont pas établies.',
    ],
    examples: [
      {
        input: '« Deux livraisons ratées, j’ai posé deux jours pour rien. »',
        output:
          'Vous avez posé deux jours et personne n’est venu. C’est notre faute : le créneau n’avait pas été transmis au livreur. Je vous rembourse la livraison aujourd’hui et vous appelle vendredi avant midi avec un nouveau créneau.',
      },
    ],
    form: 'Un message de 120 mots au plus, sans formule d’excuse répétée.',
    doubt: 'Ce qui n’est pas établi se dit ainsi : « je le vérifie et vous le dirai le [date] ».',
    checks: [
      'Le message ne promet rien hors de la liste des gestes.',
      'Il contient une date et un nom.',
    ],
  },
  {
    id: 'recurring-causes',
    title: 'Trouver les causes qui reviennent',
    when: 'Vous avez un mois de demandes et voulez savoir quoi corriger en premier.',
    role: 'Tu analyses les demandes pour l’équipe qui corrige le produit, pas pour celle qui répond.',
    context:
      'Export de {{nombre}} demandes du mois de {{mois}}. L’équipe ne corrigera que deux choses ce trimestre.',
    reader: 'le responsable produit, qui veut des preuves avant d’arbitrer',
    material: '{{demandes}}',
    task: 'Regroupe les demandes par cause corrigeable, compte-les et propose les deux corrections qui en supprimeraient le plus.',
    constraints: [
      'Nommer chaque groupe par sa cause plutôt que par le sujet.',
      'Ranger une demande dans un seul groupe.',
      'Laisser un groupe « inclassable » et dire combien il contient.',
    ],
    examples: [
      {
        input:
          '« Je ne trouve pas ma facture », « où télécharger la facture », « facture pas reçue »',
        output:
          'Cause : la facture n’est ni jointe ni signalée après le paiement. 3 demandes. Correction : la joindre au courriel de confirmation.',
      },
    ],
    form: 'Un tableau de 4 colonnes (cause, nombre, deux citations, correction), trié par nombre ; puis 2 recommandations de 40 mots.',
    doubt: 'Si une demande peut avoir deux causes, compte-la dans « inclassable » et cite-la.',
    checks: [
      'La somme des nombres est égale au nombre de demandes lues.',
      'Chaque cause a deux citations exactes.',
    ],
  },
  {
    id: 'help-article',
    title: 'D’une demande résolue à un article d’aide',
    when: 'Vous venez d’expliquer la même chose pour la quatrième fois.',
    style: 'markdown',
    role: 'Tu écris l’aide en ligne de {{produit}}.',
    context:
      'Les lecteurs arrivent d’un moteur de recherche avec le message d’erreur. Ils veulent repartir, pas apprendre.',
    reader: 'quelqu’un de pressé, qui n’utilise le produit qu’une fois par mois',
    material: 'Échange avec le client, jusqu’à la solution :\n{{echange}}',
    task: 'Écris l’article qui aurait évité cet échange, avec la solution avant l’explication.',
    constraints: [
      'Titre : la phrase que le client taperait.',
      'Une action par étape, avec le nom exact du bouton entre guillemets.',
      'Remplacer toute donnée du client par un exemple inventé et signalé.',
    ],
    examples: [
      {
        input: 'Le client avait deux comptes et se connectait au mauvais.',
        output:
          'Titre : « Mes commandes ont disparu ». Étape 1 : ouvrez « Mon compte ». Étape 2 : vérifiez l’adresse affichée en haut à droite…',
      },
    ],
    form: 'Titre, réponse en 2 phrases, étapes numérotées, puis « Pourquoi » en 60 mots au plus.',
    doubt: 'Si l’échange ne dit pas quel bouton, écris [à vérifier à l’écran] à sa place.',
    checks: [
      'Aucun nom ni numéro du client.',
      'Les étapes seules suffisent à résoudre le problème.',
    ],
  },
]
