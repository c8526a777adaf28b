/** The texts that the page at a path will ask for, beside the frame's; an unknown page asks itself. */
export function textsOf(path: string): readonly string[] {
  const [, room = ''] = path.split('/');
  switch (room) {
    case '':
      return ['landing'];
    case 'planner':
      return [room, 'map'];
    case 'trips':
      return [room, 'map', 'result'];
    case 'blog':
    case 'about':
      return [room];
    case 'imprint':
    case 'privacy':
    case 'terms':
      return ['legal'];
    default:
      return [];
  }
}
