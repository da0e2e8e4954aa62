alter type app_public.delivery_status add value 'OFFENDED';
