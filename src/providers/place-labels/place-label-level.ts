/** The level of tiles of 512 px with the labels of places and sights: from zoom 9 of the view on. */
export const PLACE_LABEL_LEVEL = 8;
