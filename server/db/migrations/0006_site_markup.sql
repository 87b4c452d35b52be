alter table site_part drop constraint site_part_type_check;
alter table site_part add constraint site_part_type_check check (type in ('json', 'js', 'css', 'html'));
