// Written by `npm run database:types` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activities: {
        Row: {
          id: number;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          id?: number;
          name: string;
        };
        Update: {
          id?: number;
          name?: string;
        };
        Relationships: [];
      };
      climates: {
        Row: {
          id: number;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          id?: number;
          name: string;
        };
        Update: {
          id?: number;
          name?: string;
        };
        Relationships: [];
      };
      product_details: {
        Row: {
          activity_id: number;
          affiliate_link: string | null;
          category: string;
          climate_id: number;
          description: string;
          description_de: string;
          id: string;
          job: string | null;
          name: string;
          name_de: string;
          position: number;
          price: number | null;
          price_checked_on: string | null;
          quantity: string;
          season: string | null;
          status: string;
          terrain_id: number;
          volume: number | null;
          warmth: number | null;
          weight_g: number;
        };
        ComputedFields: never;
        Insert: {
          activity_id: number;
          affiliate_link?: string | null;
          category: string;
          climate_id: number;
          description: string;
          description_de: string;
          id: string;
          job?: string | null;
          name: string;
          name_de: string;
          position: number;
          price?: number | null;
          price_checked_on?: string | null;
          quantity: string;
          season?: string | null;
          status?: string;
          terrain_id: number;
          volume?: number | null;
          warmth?: number | null;
          weight_g: number;
        };
        Update: {
          activity_id?: number;
          affiliate_link?: string | null;
          category?: string;
          climate_id?: number;
          description?: string;
          description_de?: string;
          id?: string;
          job?: string | null;
          name?: string;
          name_de?: string;
          position?: number;
          price?: number | null;
          price_checked_on?: string | null;
          quantity?: string;
          season?: string | null;
          status?: string;
          terrain_id?: number;
          volume?: number | null;
          warmth?: number | null;
          weight_g?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'product_details_activity_id_fkey';
            columns: ['activity_id'];
            isOneToOne: false;
            referencedRelation: 'activities';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'product_details_climate_id_fkey';
            columns: ['climate_id'];
            isOneToOne: false;
            referencedRelation: 'climates';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'product_details_terrain_id_fkey';
            columns: ['terrain_id'];
            isOneToOne: false;
            referencedRelation: 'terrains';
            referencedColumns: ['id'];
          },
        ];
      };
      terrains: {
        Row: {
          id: number;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          id?: number;
          name: string;
        };
        Update: {
          id?: number;
          name?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      [_ in never]: never;
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
