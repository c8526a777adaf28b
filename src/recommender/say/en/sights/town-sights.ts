import type { SightTexts } from '#src/recommender/say/sights/sight-texts.ts';

type Kind =
  | 'garden'
  | 'heritage'
  | 'ruin'
  | 'castle'
  | 'palace'
  | 'monument'
  | 'temple'
  | 'museum'
  | 'quarter'
  | 'square'
  | 'market'
  | 'bridge'
  | 'village'
  | 'theatre'
  | 'winery'
  | 'christmas-market'
  | 'zoo'
  | 'theme-park';

export const townSightsEn: Pick<SightTexts, Kind> = {
  garden: [
    () =>
      'Ask at the gate what is in flower this week and walk there first. Gardeners know; maps do not.',
    () =>
      'Somebody planned every view in here, so stand where the path wants you to. Then sit down in the corner that nobody planned.',
    () =>
      'Glasshouses are for cold days, long walks between hedges for warm ones. An hour is right, two with a book.',
    () =>
      'Plants from five continents within a morning, and a bench after each. In the first hour you have them to yourself.',
  ],
  heritage: [
    () =>
      'Walk through once without stopping, then go back to the three places that stayed with you. There is usually a plan at the entrance: take one.',
    () =>
      'Read for ten minutes before you go in: with one date and one name in your head the stones begin to talk. A local guide adds the gossip.',
    () =>
      'The boards at the entrance say what is special about it; read them first. Then find a place from which you see the whole.',
    () =>
      'Come in the last hour before closing, when groups have gone and the light is soft. Look up when the last visitors are let in.',
    () =>
      'Take a guided tour if there is one: most of it makes sense only with its history. Without one, plan two hours on foot.',
  ],
  ruin: [
    () =>
      'Look first at a picture of what it was like; there is often one at the entrance. Shade is rare here.',
    () =>
      'Begin with the plan at the entrance, for without it one wall looks like the next. The small finds are mostly in a museum nearby.',
    () =>
      'What fell is as telling as what stands: look at how the blocks were joined. Keep off the tops of walls, which the next winter needs too.',
    () =>
      'Come when the gate has just opened, or in the last hour: the light is low then and shows every edge.',
    () =>
      'Walk the outer edge before the centre, and you see how large it all was. Bring water, and shoes for uneven ground.',
  ],
  castle: [
    () =>
      'Walk round the outside first: the walls tell from which side attackers were expected. If a tower is open, go up and see what there was to guard.',
    () =>
      'Ask for the tour that includes kitchen, cellar and tower: the halls alone say little about life here.',
    () =>
      'From across the river or the slope opposite you get the picture; from inside you get the draught. Take both, and a jacket.',
    () =>
      'Count the gates on your way up and imagine each of them shut. Children need about an hour for it, knights included.',
    () =>
      'Look for the joints in the masonry: they show what was added later. The board at the entrance usually gives the years.',
    () =>
      'Arrive on foot from below, as everybody once did, with good or bad intentions. The way up is often steep, so take your time.',
  ],
  palace: [
    () =>
      'Choose five rooms on the plan and let the others go. Ask about the park: often it costs nothing.',
    () =>
      'Look up beforehand whether you can go in: some rooms open on a few days of the year only. Outside, the light is best in the evening.',
    () =>
      'Book the first entry of the day and walk against the stream. Servants’ stairs and stables are where the place becomes human.',
    () =>
      'Read beforehand who lived here and who paid for it. Inside, the audio guide helps more than the labels.',
  ],
  monument: [
    () =>
      'Walk all the way round it and read what stands on the back. Many landmarks are lit at night: come by again after dark.',
    () => 'Read first who put it up and when, then look at what it shows and what it leaves out.',
    () =>
      'Walk back until you have all of it in view; that is where photographers stand, too. Without people in front it is only early in the morning.',
    () =>
      'Put it at the beginning or the end of a walk: you will not need more than half an hour here.',
  ],
  temple: [
    () =>
      'Sit down at the back for as long as it takes to hear the room. Shoulders covered, telephone silent, no photograph of people who pray.',
    () =>
      'Step over the threshold, not on it, where that is the custom, and do as the person in front of you does. Early morning belongs to those who come to pray.',
    () =>
      'Coloured light, incense or bare stone: notice with which sense you entered. Then look up, because builders put their pride there.',
    () =>
      'Service times are posted by the door; go between them to look, or during one to understand. A coin in the box keeps the roof on.',
    () =>
      'Outside first: a slow walk round shows which part is oldest. Inside, ten minutes on a bench beat an hour on your feet.',
  ],
  museum: [
    () =>
      'Read only the labels of what already caught your eye. That is how an hour stays an hour.',
    () =>
      'Start with the shop: its postcards tell you what you should not miss. Then the room furthest from the entrance, where nobody has got to yet.',
    () =>
      'Late on a weekday afternoon school classes have gone and the light in the halls is best. Sit opposite one thing until you have seen it.',
    () =>
      'Choose two rooms, look at them properly, and go for coffee. Nobody remembers the sixth hall.',
    () =>
      'Ask a guard which piece they would save in a fire. Few questions open a collection faster.',
    () =>
      'Begin on the top floor and come down against the current. Most have one evening with late hours, when it is nearly empty.',
    () =>
      'Bags and coats go into the locker, and with them the hurry. One object you would take home, one you would not: that is a good visit.',
    () =>
      'Whoever knows nothing about the subject has the most fun: take the short tour, then go back alone to the thing you did not believe.',
    () =>
      'Tickets with a time save the queue where there is one. Half of the pleasure is the building, so look at the stairs.',
  ],
  quarter: [
    () =>
      'Leave the main street at the second corner and keep turning the way that has washing lines. Stop for coffee where nobody speaks your language.',
    () =>
      'Mornings show who works here, evenings who lives here. Come for the second and stay for supper.',
    () =>
      'Doors, names on bells, what hangs in shop windows: an hour without a map is the right way to read it.',
  ],
  square: [
    () => 'Take a seat at the edge and watch for half an hour. It is busiest in the early evening.',
    () =>
      'Cross it once early, when only the sweepers do, and once late, when everybody does. Prices drop one street further on.',
    () =>
      'Look at the houses round it one by one, above the shops too. Boards often say what stood here before.',
  ],
  market: [
    () =>
      'Come hungry and early, walk through once without buying, then go back to the stall with the longest local queue.',
    () =>
      'Ask before you point a camera, taste before you buy, carry small change. What is cheap and plentiful today is what is in season.',
    () =>
      'Buy something you do not know and ask how it is eaten. Noon is for lunch at the counter; after that they hose down the floor.',
  ],
  bridge: [
    () =>
      'Cross it on foot, one way on each side, and stop in the middle. The best picture of it is taken from the bank or from the next bridge.',
    () =>
      'Look at it from below as well: that is where engineers showed what they could do. Wind is stronger than on either bank.',
    () =>
      'Towards evening the light comes along the water and the lamps go on. Stay for half an hour, until it is dark.',
  ],
  village: [
    () =>
      'Leave the car at the edge and walk to the last house. In small places everything may shut at noon, so eat first.',
    () =>
      'An hour is enough for the lanes; stay longer if an inn is open. Yards and gardens are private.',
    () =>
      'Come before eleven or after five, when day visitors have not come or have gone. People live here: do not photograph into their windows.',
  ],
  theatre: [
    () =>
      'Try for a performance first and a guided tour second. Returned tickets come back in the last hour before the curtain.',
    () =>
      'Dress one step better than usual and come early enough to walk through the foyers. From the upper rows one hears best.',
    () =>
      'By day the tour goes behind the stage, where ropes, dust and paint live. It is the half that the audience never sees.',
  ],
  winery: [
    () =>
      'Two estates a day are enough if you want to remember them. Call ahead, ask for the wine they drink themselves, and let somebody else drive.',
    () =>
      'Walk through the rows before you taste: slope, stone and wind are in the glass afterwards. Spitting is polite here.',
    () =>
      'Weeks of harvest are the busiest and the best-smelling; growers have no time then. In the quiet months they pull up a chair.',
    () =>
      'Take a bicycle or the bus between the cellars. One bottle that is not sold at home is the souvenir.',
  ],
  'christmas-market': [
    () =>
      'Weekday afternoons, as the lights go on, are the hour: at weekends one is pushed along. Warm soles matter more than a thick coat.',
    () =>
      'Walk past the first row, where everything comes in plastic, to those who carve, bake or forge. Mugs carry a deposit.',
    () =>
      'Smell first, then buy: roasted almonds, wax, smoke. Eat supper standing and listen for the choir on the steps.',
    () =>
      'Go once with an empty stomach and once with a list. Most stalls shut earlier than one thinks, and all for Christmas Eve.',
  ],
  zoo: [
    () =>
      'Feeding times are on the board at the entrance: plan backwards from there. Animals are awake in the first hour and the last.',
    () =>
      'Choose one part of the world and see it at leisure instead of all of them at a run. Indoor houses are for the shower in between.',
    () =>
      'Stand still at one enclosure for ten minutes, and something happens in it. With children the playground needs its own hour.',
  ],
  'theme-park': [
    () =>
      'Be there when the gates open, start at the far end, and have lunch at eleven. Weekdays outside the holidays save half of the queues.',
    () =>
      'Check which rides are closed and how tall one has to be before anybody promises anything. Shoes that may get wet are a good idea.',
  ],
};
